import type { Access, Call } from "../../../src/contract/calls/call"
import { REFUSALS } from "../../../src/contract/refusals"

export const CALLERS = [
  "guest",
  "owner",
  "other",
  "administrator",
  "expired token",
  "garbage token",
  "signed-out token",
  "ID token",
] as const
export type Caller = (typeof CALLERS)[number]

/** Whose thing the address or the body names; `nobody` for what there is not. */
export type Target = "owner" | "other" | "administrator" | "nobody"

/** What a caller gets of a call: the answer, or which kind of refusal. */
export type Verdict = "allowed" | "not signed in" | "forbidden" | "hidden"

type Cell = { access: Access; caller: Caller; target: Target | undefined }

/** What the table's access alone says of one caller and one target. The ID token is the owner's. */
export function verdictOf({ access, caller, target }: Cell): Verdict {
  if (access === "identity token") {
    if (caller !== "ID token") return "not signed in"
    return isOwn("owner", target) ? "allowed" : "forbidden"
  }
  if (isBadToken(caller)) return "not signed in"
  if (access === "guest") return "allowed"
  if (caller === "guest") return "not signed in"
  if (access === "signed in") return isOwn(caller, target) ? "allowed" : "forbidden"
  if (access === "owner") return caller === target ? "allowed" : "hidden"
  if (caller === "administrator") return "allowed"
  if (access === "administrator") return "forbidden"
  return caller === target ? "allowed" : "hidden"
}

function isBadToken(caller: Caller): boolean {
  return caller.endsWith("token")
}

/** A call that names nobody is in the caller's own name. */
function isOwn(caller: Caller, target: Target | undefined): boolean {
  return target === undefined || caller === target
}

/** The statuses that a verdict may show as; `exists` where the address names something that is. */
export function statusesOf(verdict: Verdict, call: Call, exists: boolean): number[] {
  if (verdict === "not signed in") return [401]
  if (verdict === "forbidden") return [403]
  if (verdict === "hidden") return [403, 404]
  const { path, answer, refusals = [] } = call
  if (path.includes("{id}") && !exists) return [404]
  const own = [...new Set(refusals.map((code) => REFUSALS[code].status))]
  // What lies in the way of somebody who may: never a 403, and a 404 only of what a body names, or
  // the address behind its first name.
  const names = path.split("{").length - 1
  return [answer.status, ...own.filter((status) => status !== 404 || names !== 1)]
}
