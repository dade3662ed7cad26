import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthIdentityDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { inSmallLetters } from "../../../contract/text"
import { isSignInOver } from "../../../identity/sign-in-time"
import { databaseLoss } from "../../../observability/health/database-loss"
import { ShopError } from "../../../errors/shop-error"
import { isClaimed, readMailClaim } from "../../../queries/account/mail-claim"
import { appointAdministratorWorkflow } from "../../../workflows/user/workflows/appoint-administrator"
import { claimMailWorkflow } from "../../../workflows/user/workflows/claim-mail"
import { registerMemberWorkflow } from "../../../workflows/user/workflows/register-member"
import { shopEnvironment } from "../environment"

const PROVIDER = "firebase"

/** What the provider says of whoever signs in; times in seconds since 1970. */
type Proof = {
  auth_identity_id: string
  email: string
  name: string
  verified: boolean
  times: { auth_time: number; proven_at: number }
}

type SignIn = {
  idToken: string | undefined
  /** Whom the caller takes themselves for; 403 when the proof is of somebody else. */
  email?: string
}

/**
 * Exchanges the identity provider's ID token for the shop's own access token, a Medusa customer
 * token. Makes the user record when there is none; a mail that has changed at the provider becomes
 * the customer's. Throws 401 without or with a bad proof, and what claimMailWorkflow throws.
 */
export async function signIn(req: MedusaRequest, { idToken, email }: SignIn): Promise<string> {
  const proof = proofOf(await authenticate(req, idToken))
  if (email !== undefined && proof.email !== email) {
    throw new ShopError("not_yours", {
      variant: "mail",
      errors: [{ field: "email", message: "is not the address that signed in" }],
    })
  }
  const claim = await readMailClaim(req.scope, proof)
  if (claim.own?.is_admin) refuseUnfitAdministrator(proof)
  const enter = isClaimed(claim, proof) ? claimMailWorkflow : registerMemberWorkflow
  const { result } = await enter(req.scope).run({ input: proof })
  const { customer_id } = result
  if (isAppointed(proof)) {
    const input = { customer_id, email: proof.email }
    await appointAdministratorWorkflow(req.scope).run({ input })
  }
  return accessToken(req, proof, customer_id)
}

/** Their token would open nothing: the role asks for a verified mail and a sign-in of today. */
function refuseUnfitAdministrator({ verified, times }: Proof): void {
  if (isSignInOver(times, shopEnvironment().longestSignIn.staff)) {
    throw new ShopError("sign_in_again")
  }
  if (!verified) throw new ShopError("email_unconfirmed")
}

/** A real project's first administrator; the embedded service's comes with the first data. */
function isAppointed({ email, verified }: Proof): boolean {
  const { identity, admin } = shopEnvironment()
  return identity.mode === "firebase" && verified && email === inSmallLetters(admin.email)
}

async function authenticate(
  req: MedusaRequest,
  idToken: string | undefined,
): Promise<AuthIdentityDTO> {
  if (!idToken) {
    throw new ShopError("not_signed_in")
  }
  const { success, authIdentity, error } = await req.scope
    .resolve(Modules.AUTH)
    .authenticate(PROVIDER, {
      url: req.url,
      headers: {},
      query: {},
      body: { id_token: idToken },
      protocol: req.protocol,
    })
  if (success && authIdentity) return authIdentity
  throw databaseLoss({ message: error }) ?? refusedProof(error)
}

function refusedProof(error: string | undefined): ShopError {
  if (error === "identity_unavailable") return new ShopError("identity_unavailable")
  if (error === "sign_in_again") return new ShopError("sign_in_again")
  return new ShopError("invalid_token")
}

type Metadata = {
  email?: string
  email_verified?: boolean
  name?: string
  auth_time?: number
  proven_at?: number
}

function proofOf({ id, provider_identities }: AuthIdentityDTO): Proof {
  const told: Metadata =
    provider_identities?.find(({ provider }) => provider === PROVIDER)?.user_metadata ?? {}
  const { auth_time = 0, proven_at = 0, email_verified: verified = false } = told
  const email = inSmallLetters(told.email ?? "")
  const times = { auth_time, proven_at }
  return { auth_identity_id: id, email, name: told.name ?? email, verified, times }
}

function accessToken(
  req: MedusaRequest,
  { auth_identity_id, times }: Proof,
  customerId: string,
): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(
    {
      // Two tokens of one second would be the same text, and signing one out would end both.
      jti: randomUUID(),
      actor_id: customerId,
      actor_type: "customer",
      auth_identity_id,
      app_metadata: { customer_id: customerId },
      // Where Medusa's own tokens have what the provider said.
      user_metadata: times,
    },
    { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions },
  )
}
