import { z } from "@medusajs/framework/zod"
import { IdentityError } from "../http/identity-error"
import type { Fields } from "../http/request-body"

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(255).optional(),
  picture: z.url().optional(),
})

/** Who somebody says to be at the chooser that stands in for Google. */
export type GoogleClaims = z.infer<typeof claimsSchema>

/**
 * Reads the credential that the Firebase SDK brings back from the chooser: an ID token of plain
 * JSON in the address (popup, redirect) or in the form (a credential made by hand).
 * Throws IdentityError on another provider or on claims that are none.
 */
export function readGoogleCredential({ requestUri, postBody }: Fields): GoogleClaims {
  const values = new Map([...parametersOf(requestUri), ...new URLSearchParams(asText(postBody))])
  if (values.get("providerId") !== "google.com") {
    throw new IdentityError(400, "OPERATION_NOT_ALLOWED")
  }
  try {
    return claimsSchema.parse(JSON.parse(values.get("id_token") ?? ""))
  } catch {
    throw new IdentityError(400, "INVALID_IDP_RESPONSE")
  }
}

/** The same claims in the one form that is passed on to the emulator. */
export function toGoogleCredential(claims: GoogleClaims): Fields {
  const credential = new URLSearchParams({
    providerId: "google.com",
    id_token: JSON.stringify(claims),
  })
  return { requestUri: "http://localhost", postBody: credential.toString() }
}

const asText = (value: unknown) => (typeof value === "string" ? value : "")

function parametersOf(uri: unknown): URLSearchParams {
  return URL.canParse(asText(uri)) ? new URL(asText(uri)).searchParams : new URLSearchParams()
}
