import { z } from "@medusajs/framework/zod"
import { callToolkit, toolkitUrl } from "./call-toolkit"
import type { IdentityTarget } from "./identity-target"

const answerSchema = z.object({ idToken: z.string() })

/** The ID token that a browser would get for a mail and a password. Throws IdentityCallError. */
export async function signInWithPassword(
  { url: origin, apiKey }: IdentityTarget,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const url = toolkitUrl(origin, `accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`)
  const body = { email, password, returnSecureToken: true }
  return answerSchema.parse(await callToolkit({ url, body })).idToken
}
