import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { mayAskForAccounts } from "../../../settings/providers/identity-settings"
import { shopEnvironment } from "../environment"
import { limitMedusaAuth } from "../rate-limits/limit-medusa"
import { customerClaims } from "./bearer"
import { refuseEndedCustomer, refuseEndedStaffToken } from "./refuse-ended"
import { endOwnStaffSession, openStaffSession } from "./staff-access"

type WithSession = MedusaRequest & {
  session?: {
    auth_context?: { actor_type?: string }
    regenerate: (done: (error?: unknown) => void) => void
  }
}

/**
 * Where the shop cannot look accounts up, a customer's token ends after a minute: no session and no
 * token made of a token may outlive it. Throws NOT_ALLOWED.
 */
function refuseUnverifiableCustomer(
  req: WithSession,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const customer = customerClaims(req) ?? req.session?.auth_context?.actor_type === "customer"
  if (customer && !mayAskForAccounts(shopEnvironment().identity)) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Sign in again with the identity provider: this shop keeps no sessions",
    )
  }
  next()
}

/**
 * Gives whoever signs in a session of a new id. Medusa writes the person into the session that the
 * browser came with: a cookie that somebody planted there would be theirs.
 */
function renewSession(req: WithSession, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (!req.session) return next()
  req.session.regenerate((error?: unknown) => next(error))
}

/** Medusa's own sign-in. */
export const AUTH_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/auth", middlewares: [limitMedusaAuth, refuseEndedCustomer] },
  {
    matcher: "/auth/session",
    methods: ["POST"],
    middlewares: [
      refuseUnverifiableCustomer,
      refuseEndedStaffToken,
      endOwnStaffSession,
      renewSession,
      openStaffSession,
    ],
  },
  { matcher: "/auth/session", methods: ["DELETE"], middlewares: [endOwnStaffSession] },
]
