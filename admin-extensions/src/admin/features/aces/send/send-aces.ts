import {
  ACES_SLICE,
  type AcesRun,
  type AcesRunList,
} from "../../../../../../backend/src/contract/aces/aces-import"
import { sdk } from "../../../platform/sdk"

type One = { run: AcesRun }
type Sending = { signal: AbortSignal; onSent: (bytes: number) => void }

const PATH = "/admin/aces-imports"
const LATEST = 50

/**
 * Sends a file piece by piece and answers its run. One of this name and size that was broken off
 * goes on where it stopped.
 */
export async function sendAces(file: File, { signal, onSent }: Sending): Promise<AcesRun> {
  let run = (await findBrokenOff(file)) ?? (await begin(file))
  onSent(run.received)
  while (run.received < file.size) {
    const at: number = run.received
    const answer: One = await sdk.client.fetch<One>(`${PATH}/${run.id}/content`, {
      method: "POST",
      query: { at },
      headers: { "content-type": "application/xml" },
      body: file.slice(at, at + ACES_SLICE),
      signal,
    })
    run = answer.run
    onSent(run.received)
  }
  return run
}

async function begin({ name, size }: File): Promise<AcesRun> {
  const body = { file_name: name, size }
  return (await sdk.client.fetch<One>(PATH, { method: "POST", body })).run
}

async function findBrokenOff({ name, size }: File): Promise<AcesRun | undefined> {
  const { runs } = await sdk.client.fetch<AcesRunList>(PATH, { query: { limit: LATEST } })
  return runs.find(
    (run) => run.state === "receiving" && run.file_name === name && run.size === size,
  )
}
