import { Readable } from "node:stream"
import { type SyncRun, syncEndSchema } from "../../../backend/src/contract/sync/sync-run"

type Staff = { url: string; token: string }

/** Sends rows as an ERP does and reads what is answered to its end. Throws where the run broke off. */
export async function sendRows(
  { url, token }: Staff,
  kind: string,
  rows: Iterable<string>,
): Promise<SyncRun> {
  const answer = await fetch(`${url}/admin/sync/${kind}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson" },
    body: Readable.toWeb(Readable.from(rows)) as ReadableStream,
    duplex: "half",
  })
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  const { run } = syncEndSchema.parse(JSON.parse(await lastLine(answer.body)))
  if (run.state !== "done") throw new Error(`The run is ${run.state}: ${run.message}`)
  return run
}

/** Sends one file behind the other. */
export async function sendFiles(
  staff: Staff,
  kind: string,
  files: Iterable<Iterable<string>>,
): Promise<void> {
  for (const rows of files) await sendRows(staff, kind, rows)
}

async function lastLine(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let end = ""
  for await (const bytes of body) {
    const text = end + decoder.decode(bytes, { stream: true })
    end = text.slice(text.lastIndexOf("\n", text.length - 2) + 1)
  }
  return end
}
