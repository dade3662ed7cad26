import {
  type SyncRun,
  type SyncVerdict,
  syncEndSchema,
  syncVerdictSchema,
} from "../../../src/contract/sync/sync-run"
import type { Answer, TestApi } from "../test-api"

type Row = Readonly<Record<string, unknown>>

type SendSync = {
  kind: string
  token?: string | undefined
  /** Rows of NDJSON, or the whole body. */
  body: readonly Row[] | string | Buffer
  type?: string
  query?: string
}

export function sendSync(
  api: TestApi,
  { kind, token, body, type = "application/x-ndjson", query = "" }: SendSync,
): Promise<Answer> {
  const isText = typeof body === "string" || Buffer.isBuffer(body)
  return api.call({
    ...{ method: "POST", path: `/admin/sync/${kind}${query}` },
    ...(token && { token }),
    body: isText ? body : body.map((row) => JSON.stringify(row)).join("\n"),
    headers: { "content-type": type },
  })
}

export type Synced = { verdicts: SyncVerdict[]; run: SyncRun }

/** What became of the rows of a run that came to its end. */
export function syncedOf({ status, body }: Answer): Synced {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const lines = String(body).trim().split("\n")
  const { run } = syncEndSchema.parse(JSON.parse(lines.pop() ?? ""))
  return { run, verdicts: lines.map((line) => syncVerdictSchema.parse(JSON.parse(line))) }
}

/** Status by row. */
export function statusesOf({ verdicts }: Synced): [row: number, status: string][] {
  return verdicts.map(({ row, status }) => [row, status])
}
