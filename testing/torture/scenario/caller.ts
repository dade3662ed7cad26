import { setTimeout as delay } from "node:timers/promises"
import { ask, type Answer, type Call } from "../../testkit/client/call"
import type { Notebook } from "../notebook"
import type { Purchase } from "./purchases"

const ANSWER_LIMIT_MS = 15_000
const GIVE_UP_MS = 120_000
const PAUSE_MS = 100

/** The processes that a buyer calls, and the notebook of their answers. */
export type Caller = { processes: readonly string[]; notebook: Notebook }

/** Asks for a purchase's buyer until an answer comes, and notes each time that none does. */
export function askFor({ processes, notebook }: Caller, { key, buyer }: Purchase) {
  return (path: string, call: Omit<Call, "token">): Promise<Answer | undefined> =>
    askUntilAnswered({
      processes,
      path,
      call: { ...call, token: buyer.token },
      onFailure: (why) => notebook.note({ what: "unanswered", key, why }),
    })
}

/** Notes an answer that nobody should get. */
export function noteUnexpected(
  { notebook }: Caller,
  { key }: Purchase,
  { status, body }: Answer,
): void {
  notebook.note({ what: "unexpected", key, why: `${status} ${JSON.stringify(body)}` })
}

type Asking = {
  /** The shop's processes, asked in turn. */
  processes: readonly string[]
  path: string
  call: Call
  /** Called each time that nothing came, or that something failed. */
  onFailure: (why: string) => void
}

let turn = 0

/** Asks until something else than a failure is answered; undefined when nobody does for minutes. */
async function askUntilAnswered({
  processes,
  path,
  call,
  onFailure,
}: Asking): Promise<Answer | undefined> {
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
