import { Readable } from "node:stream"
import { type SyncRun, syncEndSchema } from "../../../backend/src/contract/sync/sync-run"

type Staff = { url: string; token: string }

/** Sends rows as an ERP does and reads what is answered to its end. Throws where the run broke off. */
export async function sendRows(
  staff: Staff,
  kind: string,
  rows: Iterable<string>,
): Promise<SyncRun> {
  const answer = await openSync(staff, kind, rows)
  const { run } = syncEndSchema.parse(JSON.parse(await lastLine(answer)))
  if (run.state !== "done") throw new Error(`The run is ${run.state}: ${run.message}`)
  return run
}

/** Sends rows as an ERP does; the answer comes in while they are worked on. Throws where it is a refusal. */
export async function openSync(
  { url, token }: Staff,
  kind: string,
  rows: Iterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(`${url}/admin/sync/${kind}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson" },
    body: Readable.toWeb(Readable.from(rows)) as ReadableStream,
    duplex: "half",
  })
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.body
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
