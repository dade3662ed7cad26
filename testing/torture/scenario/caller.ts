import type { Answer, Call } from "../../testkit/client/call"
import type { Notebook } from "../notebook"
import { insist } from "./ask-until-answered"
import type { Wish } from "./purchases"

/** Where a wish is brought to, and what notes its answers. */
export type Till = { processes: readonly string[]; notebook: Notebook; publishableKey: string }

/** Asks in a wish's name until an answer comes, and notes each time that none does. */
export function askAt({ processes, notebook }: Till, { key, buyer }: Wish) {
  return (path: string, call: Omit<Call, "token">): Promise<Answer | undefined> =>
    insist({
      processes,
      path,
      call: { ...call, token: buyer.token },
      onFailure: (why) => notebook.note({ what: "unanswered", key, why }),
    })
}

/** Notes an answer that nobody should get. */
export function noteOdd({ notebook }: Till, { key }: Wish, { status, body }: Answer): void {
  notebook.note({ what: "unexpected", key, why: `${status} ${JSON.stringify(body)}` })
}
