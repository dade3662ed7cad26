import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../../../errors/as-error"
import { recordEvent } from "../../../../workflows/audit/record-event"
import { methodOf, routeOf } from "../../observability/route-of"
import type { WatchedRequest } from "./audit-guard"
import { OWN_ENTRIES } from "./own-entries"
import { sentFacts } from "../sent-facts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Every change that is made through /admin leaves an entry, whichever route of Medusa's, of a plugin
 * or of the next version took it: this is for those that nothing else tells of. Written before the
 * answer's end.
 */
export function auditCall(
  req: WatchedRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!READS.has(req.method)) beforeEnd(res, () => recordCall(req, res))
  next()
}

/** Does a task once, when the answer would end. It ends whatever became of the task. */
function beforeEnd(res: MedusaResponse, task: () => Promise<void>): void {
  const end = res.end.bind(res) as (...parts: unknown[]) => MedusaResponse
  const endLater = (...parts: unknown[]) => {
    res.end = end as typeof res.end
    void task().finally(() => end(...parts))
    return res
  }
  res.end = endLater as typeof res.end
}

async function recordCall(req: WatchedRequest, res: MedusaResponse): Promise<void> {
  const call = `${methodOf(req)} ${routeOf(req, req.originalUrl.split("?")[0] ?? "")}`
  if (res.statusCode >= 300 || req.isWatched || Object.hasOwn(OWN_ENTRIES, call)) return
  const { originalUrl: address, body } = req
  const thing = { thing_id: idOf(address), thing_name: call }
  const event = { kind: "call", action: "called", ...thing } as const
  try {
    await recordEvent(req.scope, { ...event, after: sentFacts(address, body) })
  } catch (error) {
    // The change stands: to answer that it failed would be the second untruth.
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error("Not in the audit trail", asError(error))
  }
}

/** The last part of the address that names a thing: ids have digits or capitals, words have none. */
function idOf(address: string): string {
  const parts = (address.split("?")[0] ?? "").split("/").slice(2)
  return parts.findLast((part) => /[0-9A-Z]/.test(part))?.slice(0, 64) ?? ""
}
