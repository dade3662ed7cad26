import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthIdentityDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { inSmallLetters } from "../../../contract/text"
import { databaseLoss } from "../../../observability/health/database-loss"
import { ShopError } from "../../../errors/shop-error"
import { appointAdministratorWorkflow } from "../../../workflows/user/workflows/appoint-administrator"
import { registerMemberWorkflow } from "../../../workflows/user/workflows/register-member"
import { bearerOf } from "./bearer"
import { shopEnvironment } from "../environment"

const PROVIDER = "firebase"

type Profile = { email: string; name: string; verified: boolean }

/**
 * Exchanges the identity provider's ID token (Authorization header) for the shop's own access
 * token, a Medusa customer token. Makes the user record when there is none.
 * Throws 401 without or with a bad proof, 403 when `email` is not the proof's.
 */
export async function signIn(req: MedusaRequest, email: string): Promise<string> {
  const identity = await authenticate(req)
  const profile = firebaseProfile(identity)
  if (profile.email !== email) {
    throw new ShopError("not_yours", {
      variant: "mail",
      errors: [{ field: "email", message: "is not the address that signed in" }],
    })
  }
  const { result } = await registerMemberWorkflow(req.scope).run({
    input: { auth_identity_id: identity.id, email, name: profile.name },
  })
  const { customer_id } = result
  if (isAppointed(profile)) {
    await appointAdministratorWorkflow(req.scope).run({ input: { customer_id, email } })
  }
  return accessToken(req, identity, customer_id)
}

/** A real project's first administrator; the embedded service's comes with the first data. */
function isAppointed({ email, verified }: Profile): boolean {
  const { identity, admin } = shopEnvironment()
  return identity.mode === "firebase" && verified && email === inSmallLetters(admin.email)
}

async function authenticate(req: MedusaRequest): Promise<AuthIdentityDTO> {
  const idToken = bearerOf(req)
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
  return new ShopError("invalid_token")
}

function firebaseProfile(identity: AuthIdentityDTO): Profile {
  const metadata = identity.provider_identities?.find(({ provider }) => provider === PROVIDER)
    ?.user_metadata as { email?: string; email_verified?: boolean; name?: string } | undefined
  const email = inSmallLetters(metadata?.email ?? "")
  return { email, name: metadata?.name ?? email, verified: metadata?.email_verified ?? false }
}

function accessToken(req: MedusaRequest, identity: AuthIdentityDTO, customerId: string): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(
    {
      // Two tokens of one second would be the same text, and signing one out would end both.
      jti: randomUUID(),
      actor_id: customerId,
      actor_type: "customer",
      auth_identity_id: identity.id,
      app_metadata: { customer_id: customerId },
    },
    { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions },
  )
}
