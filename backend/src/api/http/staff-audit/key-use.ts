import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readKeyName } from "../../../queries/account/key-makers"
import { recordHourly } from "../../../workflows/audit/record-event"

type WithActor = MedusaRequest & { auth_context?: { actor_type?: string; actor_id?: string } }

/** Tells that an API key is used: once an hour for each address, or programs would fill the trail. */
export async function auditKeyUse(
  { scope, auth_context, ip = "" }: WithActor,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id: id } = auth_context ?? {}
  if (actor_type === "api-key" && id) {
    const thing_name = await readKeyName(scope, id)
    const key = { kind: "api_key", action: "used", thing_id: id, thing_name } as const
    await recordHourly(scope, { ...key, after: { from: ip } })
  }
  next()
}
