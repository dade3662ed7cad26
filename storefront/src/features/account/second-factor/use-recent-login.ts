import { useState } from "react"
import { authCode } from "../auth-failure"

type Answer = (confirmed: boolean) => void

/** How `run` reports that the reader did not want to log in once more. */
export const GAVE_UP = Symbol("gave up")

/**
 * Runs what the provider refuses to a login of long ago. While `asking` is set, ConfirmIdentity is to
 * be shown; its answer runs the task once more.
 */
export function useRecentLogin() {
  const [asking, setAsking] = useState<{ answer: Answer } | null>(null)

  async function run<Result>(task: () => Promise<Result>): Promise<Result | typeof GAVE_UP> {
    try {
      return await task()
    } catch (error) {
      if (authCode(error) !== "requires-recent-login") throw error
      const confirmed = await new Promise<boolean>((answer) => setAsking({ answer }))
      setAsking(null)
      return confirmed ? task() : GAVE_UP
    }
  }

  return { asking, run }
}
