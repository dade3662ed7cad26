import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthIdentityDTO } from "@medusajs/framework/types"
import {
  ContainerRegistrationKeys,
  generateJwtToken,
  MedusaError,
  Modules,
} from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { inSmallLetters } from "../../contract/text"
import { ShopError } from "../../workflows/shop-error"
import { registerMemberWorkflow } from "../../workflows/user/workflows/register-member"
import { bearerOf } from "./bearer"

const PROVIDER = "firebase"

/**
 * Exchanges the identity provider's ID token (Authorization header) for the shop's own access
 * token, a Medusa customer token. Makes the user record when there is none.
 * Throws 401 without or with a bad proof, 403 when `email` is not the proof's.
 */
export async function signIn(req: MedusaRequest, email: string): Promise<string> {
  const identity = await authenticate(req)
  const profile = firebaseProfile(identity)
  if (profile.email !== email) {
    throw new ShopError({
      code: "not_yours",
      type: MedusaError.Types.FORBIDDEN,
      message: "This mail address belongs to somebody else",
      errors: [{ field: "email", message: "is not the address that signed in" }],
    })
  }
  const { result } = await registerMemberWorkflow(req.scope).run({
    input: { auth_identity_id: identity.id, email, name: profile.name },
  })
  return accessToken(req, identity, result.customer_id)
}

async function authenticate(req: MedusaRequest): Promise<AuthIdentityDTO> {
  const idToken = bearerOf(req)
  if (!idToken) {
    throw new ShopError({
      code: "not_signed_in",
      message: "No user is logged in",
      type: MedusaError.Types.UNAUTHORIZED,
    })
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
  throw refusedProof(error)
}

function refusedProof(error: string | undefined): ShopError {
  if (error === "identity_unavailable") {
    return new ShopError({
      code: "identity_unavailable",
      message: "The sign-in service cannot be reached. Try again in a moment.",
    })
  }
  return new ShopError({
    code: "invalid_token",
    message: "No user is logged in",
    type: MedusaError.Types.UNAUTHORIZED,
  })
}

function firebaseProfile(identity: AuthIdentityDTO): { email: string; name: string } {
  const metadata = identity.provider_identities?.find(({ provider }) => provider === PROVIDER)
    ?.user_metadata as { email?: string; name?: string } | undefined
  const email = inSmallLetters(metadata?.email ?? "")
  return { email, name: metadata?.name ?? email }
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
