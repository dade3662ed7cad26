import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AuditedKind } from "../../../contract/staff/audit-trail"
import { beginAuditedCall, type EndAuditedCall } from "../../../workflows/audit/audited-call"
import { asError } from "../../../errors/as-error"
import type { IdsOf } from "./audited-ids"

type Audited = { kind: AuditedKind; action: string; idsOf: IdsOf }

/** Writes into the audit trail what a route of Medusa's changes, before the route's answer goes out. */
export function auditRoute({ idsOf, ...audited }: Audited) {
  return async (
    req: MedusaRequest,
    res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const ids = await idsOf(req)
    if (ids.length > 0) {
      answerAfter(req, res, await beginAuditedCall(req.scope, { ...audited, ids }))
    }
    next()
  }
}

/** Medusa's routes and its error handler answer by `json`, also to somebody who hung up meanwhile. */
function answerAfter({ scope }: MedusaRequest, res: MedusaResponse, close: EndAuditedCall): void {
  const json = res.json.bind(res)
  res.json = (body) => {
    res.json = json
    close(res.statusCode < 300)
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
