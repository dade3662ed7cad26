import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Call } from "../../../contract/calls/call"
import { asError } from "../../../errors/as-error"
import type { RouteInput } from "../../../kit/registry/registry"
import { recordEvent } from "../../../workflows/audit/record-event"
import { sentFacts } from "../medusa-guards/sent-facts"

/**
 * An administrator's change by a plugin's route leaves an entry, as one by /admin does: which call,
 * of what thing, and the names of what was sent. Written before the answer.
 */
export async function auditPluginCall(
  { scope }: MedusaRequest,
  { method, path }: Call,
  { params, body }: RouteInput,
): Promise<void> {
  if (method === "GET") return
  const thing_id = Object.values(params).at(-1)?.slice(0, 64) ?? ""
  const thing_name = `${method} /api/v1${path}`
  const after = sentFacts(path, body)
  try {
    await recordEvent(scope, { kind: "call", action: "called", thing_id, thing_name, after })
  } catch (error) {
    // The change stands: to answer that it failed would be the second untruth.
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error("Not in the audit trail", asError(error))
  }
}
