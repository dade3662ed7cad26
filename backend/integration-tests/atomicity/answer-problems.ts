import { failureSchema } from "../../src/contract/failure"
import type { Answer } from "../setup/test-api"
import { FAULT_MESSAGE } from "./step-faults"

/** What is wrong with the answer to a call that failed inside: it is a 5xx and tells nothing of it. */
export function answerProblems({ status, body }: Answer): string[] {
  const text = JSON.stringify(body)
  const told = FAULT_MESSAGE.split(" ").filter((word) => word.includes("/") || word.includes('"'))
  return [
    ...(status < 500 ? [`answers ${status}`] : []),
    ...(failureSchema.safeParse(body).success || isHookFailure(body) ? [] : [`answers ${text}`]),
    ...told.filter((word) => text.includes(word)).map((word) => `tells ${word}`),
  ]
}

/** Webhooks are answered to a machine, outside of /api/v1's shape. */
function isHookFailure(body: unknown): boolean {
  return JSON.stringify(body) === JSON.stringify({ message: "try again" })
}
