import { asValue } from "@medusajs/framework/awilix"
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, createMedusaContainer } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { asError } from "../../../errors/as-error"
import { readMedusaUser } from "../../../queries/account/medusa-users"
import { CALLER, type Caller } from "../../../workflows/audit/caller"
import { recordEvent } from "../../../workflows/audit/record-event"
import { callerAddress } from "../rate-limits/caller-address"
import { RefusalBound } from "./refusal-bound"

type Next = MedusaNextFunction
type Actor = { actor_type?: string; actor_id?: string }
type AuthRequest = MedusaRequest & {
  requestId?: string
  session?: { auth_context?: Actor }
  auth_context?: Actor
}
type Ended = { status: number; body: unknown }

const DOOR = { thing_id: "medusa-admin", thing_name: "Medusa Admin" }
const LONGEST = 200
const MINUTE_MS = 60_000
/** Refusals that are told one by one in a minute, of one address and of all. */
const MOST = { most: 5, mostOfAll: 100, windowMs: MINUTE_MS }

const tokenBody = z.object({ token: z.string() })
const claims = z.object({ actor_id: z.string().min(1), actor_type: z.literal("user") })
const refusalBody = z.object({ message: z.string() })
const attemptBody = z.object({ email: z.string().optional(), id_token: z.string().optional() })
const proofClaims = z.object({ email: z.string() })

/** Tells who signed in to Medusa Admin, and who was refused: what the answer says decides. */
function auditSignIn(req: AuthRequest, res: MedusaResponse, next: Next): void {
  beforeJson(req, res, async ({ status, body }) => {
    const token = tokenBody.safeParse(body).data?.token
    const user = token && claims.safeParse(payloadOf(token)).data
    if (status < 300 && user) await tellStaff(req, user.actor_id, "signed in")
    if (status >= 400 && status < 500) await tellRefusal(req, refusalBody.safeParse(body).data)
  })
  next()
}

/** Tells of a session that a browser's sign-in opens. */
function auditSession(req: AuthRequest, res: MedusaResponse, next: Next): void {
  beforeJson(req, res, async ({ status }) => {
    const { actor_type, actor_id: id } = req.auth_context ?? {}
    if (status < 300 && actor_type === "user" && id) await tellStaff(req, id, "session opened")
  })
  next()
}

/** Tells of a session that its owner ends; afterwards nobody knows whose it was. */
async function auditSignOut(req: AuthRequest, _res: MedusaResponse, next: Next): Promise<void> {
  const { actor_type, actor_id: id } = req.session?.auth_context ?? {}
  if (actor_type === "user" && id) await tellStaff(req, id, "signed out")
  next()
}

async function tellStaff(req: AuthRequest, id: string, action: string): Promise<void> {
  name(req, { kind: "staff", id, name: null })
  const after = { from: req.ip ?? "" }
  await recordEvent(req.scope, { kind: "sign_in", action, ...DOOR, after })
}

const PASSWORD = /\/accounts:signInWithPassword$/

/**
 * The embedded identity service refuses a password long before Medusa Admin's door is asked: a wrong
 * one for a mail of staff is told, too.
 */
export function auditWrongPassword(req: AuthRequest, res: MedusaResponse, next: Next): void {
  if (req.method === "POST" && PASSWORD.test(req.originalUrl.split("?")[0] ?? "")) {
    res.once("finish", () => {
      if (res.statusCode < 400 || res.statusCode >= 500) return
      tellStaffRefusal(req).catch((error: unknown) => logFailure(req.scope, error))
    })
  }
  next()
}

async function tellStaffRefusal(req: AuthRequest): Promise<void> {
  const user = await readMedusaUser(req.scope, { email: claimedMail(req.body) })
  if (user) await tellRefusal(req, { message: "refused by the identity service" })
}

let refusals: RefusalBound | undefined

async function tellRefusal(req: AuthRequest, body: { message: string } | undefined): Promise<void> {
  refusals ??= new RefusalBound(MOST, missedTeller(req.scope))
  if (!refusals.admit(callerAddress(req))) return
  name(req, { kind: "guest", id: null, name: claimedMail(req.body) })
  const reason = body?.message.slice(0, LONGEST) ?? ""
  const after = { from: req.ip ?? "", reason }
  await recordEvent(req.scope, { kind: "sign_in", action: "refused", ...DOOR, after })
}

/** Outlives the request: a scope of its own says that nobody in particular was refused. */
function missedTeller(requestScope: MedusaContainer) {
  const scope = createMedusaContainer({}, requestScope)
  const guests: Caller = { kind: "guest", id: null, name: "several attempts", request_id: null }
  scope.register({ [CALLER]: asValue(guests) })
  return (from: string, times: number) => {
    const event = { kind: "sign_in", action: "refused", ...DOOR, after: { from, times } } as const
    recordEvent(scope, event).catch((error: unknown) => logFailure(scope, error))
  }
}

function name(req: AuthRequest, caller: Omit<Caller, "request_id">): void {
  const known: Caller = { ...caller, request_id: req.requestId ?? null }
  req.scope.register({ [CALLER]: asValue(known) })
}

/** Whose sign-in it says it is: nobody has proved it. */
function claimedMail(body: unknown): string {
  const { email, id_token } = attemptBody.safeParse(body).data ?? {}
  const claimed = email ?? proofClaims.safeParse(payloadOf(id_token ?? "")).data?.email
  return claimed?.slice(0, LONGEST).toLowerCase() ?? "somebody without a mail"
}

/** What a token says, unchecked. */
function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
  } catch {
    return undefined
  }
}

/** Medusa's routes and its error handler answer by `json`; the entry is written before it goes out. */
function beforeJson(
  { scope }: AuthRequest,
  res: MedusaResponse,
  task: (answer: Ended) => Promise<void>,
): void {
  const json = res.json.bind(res)
  res.json = (body) => {
    res.json = json
    task({ status: res.statusCode, body })
      .catch((error: unknown) => logFailure(scope, error))
      .finally(() => json(body))
    return res
  }
}

function logFailure(scope: MedusaContainer, error: unknown): void {
  scope.resolve(ContainerRegistrationKeys.LOGGER).error("Not in the audit trail", asError(error))
}

/** Medusa's doors to a staff session; the shop's own sign-in is its customers'. */
export const SIGN_IN_AUDIT: readonly MiddlewareRoute[] = [
  { matcher: "/auth/user/firebase", methods: ["POST"], middlewares: [auditSignIn] },
  { matcher: "/auth/session", methods: ["POST"], middlewares: [auditSession] },
  { matcher: "/auth/session", methods: ["DELETE"], middlewares: [auditSignOut] },
]
