import { setTimeout as delay } from "node:timers/promises"
import { ask, type Answer, type Call } from "../../testkit/client/call"

const ANSWER_LIMIT_MS = 15_000
const GIVE_UP_MS = 120_000
const PAUSE_MS = 100

export type Insist = {
  /** The shop's processes, asked in turn. */
  processes: readonly string[]
  path: string
  call: Call
  /** Told of each time that nothing came, or that something failed. */
  onFailure: (why: string) => void
}

let turn = 0

/** Asks until something else than a failure is answered; undefined when nobody does for minutes. */
export async function insist({
  processes,
  path,
  call,
  onFailure,
}: Insist): Promise<Answer | undefined> {
  const end = Date.now() + GIVE_UP_MS
  while (Date.now() < end) {
    const process = processes[turn++ % processes.length]
    try {
      const answer = await ask(`${process}${path}`, { ...call, limit: ANSWER_LIMIT_MS })
      if (answer.status < 500) return answer
      onFailure(String(answer.status))
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error))
    }
    await delay(PAUSE_MS)
  }
  return undefined
}
