import type { ImportLine } from "../../../../../backend/src/contract/product/product-import"
import { sdk } from "../../platform/sdk"

type SendFile = { dryRun: boolean; signal: AbortSignal }

/** Sends a product file and answers what the server tells of it, line by line as it comes. */
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
