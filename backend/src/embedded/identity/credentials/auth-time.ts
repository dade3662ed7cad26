import type { IdentityCall } from "../http/identity-calls"
import type { Fields } from "../http/request-body"

/** A refresh token as the emulator writes it, and when its session began. */
type RefreshRecord = { localId: string; authTime?: number }

/** The emulator's refresh tokens are base64 of JSON. */
export function readRefreshRecord(token: string): RefreshRecord {
  return JSON.parse(Buffer.from(token, "base64").toString()) as RefreshRecord
}

/**
 * Writes into a refresh token when its session began: the emulator knows one last sign-in of an
 * account, and a sign-in elsewhere would keep all of its sessions young.
 */
export function withAuthTime(token: string, authTime = Math.floor(Date.now() / 1000)): string {
  const record = { ...readRefreshRecord(token), authTime }
  return Buffer.from(JSON.stringify(record)).toString("base64")
}

/** Whose session a call goes on with, by the claims of its ID token; a sign-in begins a new one. */
export function continuedAuthTime(call: IdentityCall, idToken: unknown): number | undefined {
  if (typeof idToken !== "string" || call.path.endsWith(":signInWithIdp")) return undefined
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()
  return (JSON.parse(payload) as Fields as { auth_time?: number }).auth_time
}
