import type {
  SyncKind,
  SyncRun,
  SyncVerdict,
} from "../../../../../../backend/src/contract/sync/sync-run"
import { responseLines } from "../../../platform/response-lines"
import { sdk } from "../../../platform/sdk"

type Sending = {
  kind: SyncKind
  isTrial: boolean
  signal: AbortSignal
  onVerdict: (verdict: SyncVerdict) => void
}

/** Sends a file of rows, tells of each, and answers the run; undefined where the answer broke off. */
export async function sendFile(
  file: File,
  { kind, isTrial, signal, onVerdict }: Sending,
): Promise<SyncRun | undefined> {
  const answer = await sdk.client.fetch<Response>(`/admin/sync/${kind}`, {
    method: "POST",
    query: { dry_run: isTrial },
    headers: { "content-type": typeOf(file), accept: "application/x-ndjson" },
    body: file,
    signal,
  })
  for await (const text of responseLines(answer)) {
    const line = JSON.parse(text) as SyncVerdict | { run: SyncRun }
    if ("run" in line) return line.run
    onVerdict(line)
  }
  return undefined
}

function typeOf({ name }: File): string {
  return /\.(ndjson|jsonl)$/i.test(name) ? "application/x-ndjson" : "text/csv"
}
