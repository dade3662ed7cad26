import { openAsBlob } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { ACES_SLICE, type AcesRun } from "../../../backend/src/contract/aces/aces-import"
import { call } from "../../testkit/client/call"

type Staff = { url: string; token: string }
type Answer = { run: AcesRun }

const POLL_MS = 200

/** Sends a file as Medusa Admin does, and answers its run once it is staged. */
export async function sendFile(staff: Staff, path: string): Promise<AcesRun> {
  const id = await beginSending(staff, path)
  await sendSlices(staff, id, path)
  return until(staff, id, "staged")
}

/** Answers the id of a new run for a file. */
export async function beginSending({ url, token }: Staff, path: string): Promise<string> {
  const { size } = await openAsBlob(path)
  const body = { file_name: "bench.xml", size }
  return (await call<Answer>(`${url}/admin/aces-imports`, { token, body })).run.id
}

export async function sendSlices({ url, token }: Staff, id: string, path: string): Promise<void> {
  const file = await openAsBlob(path)
  for (let at = 0; at < file.size; at += ACES_SLICE) {
    const answer = await fetch(`${url}/admin/aces-imports/${id}/content?at=${at}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/xml" },
      body: file.slice(at, at + ACES_SLICE),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
}

export async function applyRun({ url, token }: Staff, id: string): Promise<AcesRun> {
  await call(`${url}/admin/aces-imports/${id}/apply`, { token, body: {} })
  return until({ url, token }, id, "done")
}

/** Waits for a run's state. Throws where it ends in another one. */
export async function until(
  { url, token }: Staff,
  id: string,
  state: AcesRun["state"],
): Promise<AcesRun> {
  for (;;) {
    const { run } = await call<Answer>(`${url}/admin/aces-imports/${id}`, { token })
    if (run.state === state) return run
    if (["refused", "failed", "cancelled", "done"].includes(run.state)) {
      throw new Error(`The run is ${run.state}: ${JSON.stringify(run.problems)}`)
    }
    await delay(POLL_MS)
  }
}
