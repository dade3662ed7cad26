import { z } from "@medusajs/framework/zod"
import { callToolkit, toolkitUrl } from "../../src/identity/call-toolkit"
import type { IdentityTarget } from "../../src/identity/identity-target"

const answerSchema = z.object({ idToken: z.string() })

type GoogleClaims = { sub: string; email: string; email_verified: boolean; name: string }

/** The ID token that a browser would get from the embedded service's chooser of Google accounts. */
export async function signInWithGoogle(
  { url: origin, apiKey }: IdentityTarget,
  claims: GoogleClaims,
): Promise<string> {
  const url = toolkitUrl(origin, `accounts:signInWithIdp?key=${encodeURIComponent(apiKey)}`)
  const postBody = new URLSearchParams({
    providerId: "google.com",
    id_token: JSON.stringify(claims),
  })
  const body = { requestUri: "http://localhost", postBody: postBody.toString() }
  return answerSchema.parse(await callToolkit({ url, body })).idToken
}
