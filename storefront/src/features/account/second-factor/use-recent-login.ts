import { useState } from "react"
import { authCode } from "../auth-failure"

type Answer = (confirmed: boolean) => void

/** What `run` answers where the reader did not log in once more. */
export const CANCELLED = Symbol("gave up")

/**
 * Runs what the provider refuses to a login of long ago. While `asking` is set, ConfirmIdentity is to
 * be shown; its answer runs the task once more.
 */
export function useRecentLogin() {
  const [asking, setAsking] = useState<{ answer: Answer } | null>(null)

  async function run<Result>(task: () => Promise<Result>): Promise<Result | typeof CANCELLED> {
    try {
      return await task()
    } catch (error) {
      if (authCode(error) !== "requires-recent-login") throw error
      const confirmed = await new Promise<boolean>((answer) => setAsking({ answer }))
      setAsking(null)
      return confirmed ? task() : CANCELLED
    }
  }

  return { asking, run }
}
