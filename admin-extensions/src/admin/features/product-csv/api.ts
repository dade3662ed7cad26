import { useMutation } from "@tanstack/react-query"
import type { ImportLine } from "../../../../../backend/src/contract/product/product-import"
import { saveFile } from "../../platform/save-file"
import { sdk } from "../../platform/sdk"

/** Saves all products as a file. */
export function useProductExport() {
  return useMutation({
    mutationFn: async () => {
      const answer = await sdk.client.fetch<Response>("/admin/products-export", {
        headers: { accept: "text/csv" },
      })
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`products-${day}.csv`, await answer.blob())
    },
  })
}

type SendFile = { dryRun: boolean; signal: AbortSignal }

/** Sends a product file and answers the lines of the response as they come. */
export async function* importLines(
  file: File,
  { dryRun, signal }: SendFile,
): AsyncGenerator<ImportLine, void> {
  const answer = await sdk.client.fetch<Response>("/admin/products-import", {
    method: "POST",
    query: { dry_run: dryRun },
    headers: { "content-type": "text/csv", accept: "application/x-ndjson" },
    body: file,
    signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return
    const lines = (rest + (value ?? "")).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) yield JSON.parse(line) as ImportLine
  }
}
