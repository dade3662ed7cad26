import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { FactKind } from "../../../../contract/staff/audit-trail"
import { beginAuditedCall, type EndAuditedCall } from "../../../../workflows/audit/audited-call"
import { asError } from "../../../../errors/as-error"
import type { IdsOf } from "./audited-ids"

/** The things that an answer says were made. */
type MadeOf = (body: unknown) => string[]

type Audited = { kind: FactKind; action: string; idsOf: IdsOf; madeOf?: MadeOf }

/** Marks a call whose change the trail tells by its facts: nothing more need be told of it. */
export type WatchedRequest = MedusaRequest & { isWatched?: true }

/** Writes into the audit trail what a route of Medusa's changes, before the route's answer goes out. */
export function auditRoute({ idsOf, madeOf, ...audited }: Audited) {
  return async (
    req: WatchedRequest,
    res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const ids = await idsOf(req)
    if (ids.length > 0 || madeOf) {
      req.isWatched = true
      answerAfter([req, res], await beginAuditedCall(req.scope, { ...audited, ids }), madeOf)
    }
    next()
  }
}

/** Medusa's routes and its error handler answer by `json`, also to somebody who hung up meanwhile. */
function answerAfter(
  [{ scope }, res]: [MedusaRequest, MedusaResponse],
  close: EndAuditedCall,
  madeOf: MadeOf = () => [],
): void {
  const json = res.json.bind(res)
  res.json = (body) => {
    res.json = json
    close(res.statusCode < 300, madeOf(body))
      .catch((error: unknown) => {
        // The change stands: to answer that it failed would be the second untruth.
        scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error("Not in the audit trail", asError(error))
      })
      .finally(() => json(body))
    return res
  }
}
