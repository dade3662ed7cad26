import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type KnownRoute, knownRoutes, type RoutePerson } from "../../../kit/registry/registry"
import type { MemberRecord } from "../../../queries/account/members"
import { named } from "../../../workflows/plugin-handlers/named"
import { requireAdmin, requireMember } from "../auth/signed-in"
import { callOf, parametersOf } from "../validation/calls-at"
import { auditPluginCall } from "./audit-plugin-call"

type Known = MedusaRequest & { member?: MemberRecord; memberUnsure?: true }

/**
 * Answers the call of a plugin's route, behind all that every call of /api/v1 passes. What its
 * schemas do not take is 400; of its answer goes out what its schema names, and nothing beside it.
 */
export async function answerPluginCall(
  req: Known,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const row = callOf(req)
  const route = row?.plugin && knownRoutes().find(({ call }) => call === row)
  if (!route) return next()
  const { call } = route
  const person = enter(req, call.access)
  const input = {
    params: parametersOf(req, call),
    query: call.query?.parse(req.query) ?? {},
    body: call.body ? call.body.parse(req.body) : {},
    person,
  }
  const called = { name: call.plugin.name, place: `${call.method} /api/v1${call.path}` }
  const answer = await named(called, async () =>
    answerOf(route, await route.handler(input, { container: req.scope })),
  )
  if (person?.is_admin) await auditPluginCall(req, call, input)
  res.setHeader("cache-control", person ? "private, no-store" : "no-cache")
  res.status(call.answer.status).json(answer)
}

/** Who calls, where they may; 401 and 403 are the shop's own. */
function enter(req: Known, access: string): RoutePerson | null {
  if (access === "guest" && !req.member) return null
  const member = access === "administrator" ? requireAdmin(req) : requireMember(req)
  const { customer_id, email, name, is_admin } = member
  return { customer_id, email, name, is_admin }
}

/** The answer as its schema makes it. Throws what is wrong where it does not fit. */
function answerOf({ call }: KnownRoute, data: unknown): unknown {
  const { data: answer, error } = call.answer.schema.safeParse({ success: true, data })
  if (!error) return answer
  const [issue] = error.issues
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `its answer is not what it declares: ${issue?.path.join(".")}: ${issue?.message}`,
  )
}
