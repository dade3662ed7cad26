import type { ImportLine } from "../../../../../backend/src/contract/staff/file-import"
import { responseLines } from "../../platform/response-lines"
import { sdk } from "../../platform/sdk"

/** Where a kind of file is sent, and with which wishes. */
export type FileAddress = { path: string; query?: Record<string, boolean> | undefined }

type SendFile = FileAddress & { dryRun: boolean; signal: AbortSignal }

/** Sends a file and answers the lines of the response as they come. */
export async function* importLines(
  file: File,
  { path, query, dryRun, signal }: SendFile,
): AsyncGenerator<ImportLine, void> {
  const answer = await sdk.client.fetch<Response>(path, {
    method: "POST",
    query: { ...query, dry_run: dryRun },
    headers: { "content-type": "text/csv", accept: "application/x-ndjson" },
    body: file,
    signal,
  })
  for await (const line of responseLines(answer)) yield JSON.parse(line) as ImportLine
}
