import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { mayAskForAccounts } from "../../../settings/providers/identity-settings"
import { customerClaims } from "./bearer"
import { shopEnvironment } from "../environment"

type WithSession = { session?: { auth_context?: { actor_type?: string } } }

/**
 * Where the shop cannot look accounts up, a customer's token ends after a minute: no session and no
 * token made of a token may outlive it. Throws NOT_ALLOWED.
 */
export function refuseUnwatchedCustomer(
  req: MedusaRequest & WithSession,
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
