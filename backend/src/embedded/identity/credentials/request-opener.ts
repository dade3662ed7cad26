import { passwordFault } from "../../../identity/passwords/password-fault"
import { continuedAuthTime, readRefreshRecord } from "./auth-time"
import { type GoogleClaims, readGoogleCredential, toGoogleCredential } from "./google-credential"
import type { IdTokens } from "./id-tokens"
import type { IdentityCall } from "../http/identity-calls"
import { IdentityError } from "../http/identity-error"
import { hashPassword, isPassword } from "./password-hash"
import type { ProjectState } from "../emulator/project-state"
import type { Fields } from "../http/request-body"
import type { Seal } from "./seal"
import { storedPassword } from "../emulator/stored-password"

type Parts = { state: ProjectState; idTokens: IdTokens; seal: Seal }

/** Seconds between the password and the second factor. */
const SECOND_FACTOR_TIME = 10 * 60

/**
 * Turns what a client sends into what the emulator may see: tokens are checked and unwrapped,
 * passwords become scrypt hashes. Throws IdentityError with the code that Firebase would give.
 */
export class RequestOpener {
  constructor(private readonly parts: Parts) {}

  /** The opened fields, and when the session began that the call goes on with. */
  async open(call: IdentityCall, given: Fields): Promise<{ fields: Fields; authTime?: number }> {
    if ("refresh_token" in given) {
      const { token, authTime } = this.openRefresh(given.refresh_token)
      return { fields: { ...given, refresh_token: token }, authTime }
    }
    const fields = await this.openFields(call, given)
    const authTime = continuedAuthTime(call, fields.idToken)
    return { fields, ...(authTime && { authTime }) }
  }

  private async openFields(call: IdentityCall, fields: Fields): Promise<Fields> {
    const opened = { ...fields }
    if ("idToken" in opened) opened.idToken = await this.parts.idTokens.check(opened.idToken)
    if ("mfaPendingCredential" in opened) {
      opened.mfaPendingCredential = this.openPending(opened.mfaPendingCredential)
    }
    // A lookup takes lists of mails, which name accounts and make none.
    const mails = call.path.endsWith(":lookup") ? [] : [opened.email, opened.newEmail]
    for (const mail of mails) if (mail) assertMail(mail)
    if (call.path.endsWith(":signInWithIdp")) return { ...opened, ...this.openGoogle(opened) }
    if (call.path.endsWith(":signInWithPassword")) return this.openSignIn(opened)
    for (const name of ["password", "newPassword"]) {
      if (opened[name]) opened[name] = await openNewPassword(opened[name])
    }
    return opened
  }

  private openRefresh(token: unknown): { token: string; authTime: number } {
    const sealed = this.parts.seal.open("refresh", token)
    if (!sealed) throw new IdentityError(400, "INVALID_REFRESH_TOKEN")
    const { localId, authTime = sealed.issuedAt } = readRefreshRecord(sealed.text)
    const account = this.parts.state.getUserByLocalId(localId)
    // The emulator's own refresh tokens outlive a new password and a revocation.
    if (sealed.issuedAt < Number(account?.validSince ?? 0)) {
      throw new IdentityError(400, "TOKEN_EXPIRED")
    }
    return { token: sealed.text, authTime }
  }

  private openPending(credential: unknown): string {
    const sealed = this.parts.seal.open("second-factor", credential)
    if (!sealed || Date.now() / 1000 > sealed.issuedAt + SECOND_FACTOR_TIME) {
      throw new IdentityError(400, "INVALID_MFA_PENDING_CREDENTIAL")
    }
    return sealed.text
  }

  private async openSignIn(fields: Fields): Promise<Fields> {
    const { email, password } = fields
    if (typeof email !== "string" || typeof password !== "string" || !password) return fields
    const stored = storedPassword(this.parts.state.getUserByEmail(email.toLowerCase()))
    const matches = stored !== undefined && (await isPassword(password, stored))
    return { ...fields, password: matches ? stored : "does not match" }
  }

  private openGoogle(fields: Fields): Fields {
    const claims = readGoogleCredential(fields)
    const known = this.parts.state.getUserByProviderRawId("google.com", claims.sub)
    return toGoogleCredential(known || "idToken" in fields ? claims : this.asConflict(claims))
  }

  /**
   * Anyone may pick any mail at the chooser, so it never opens an account that has not been linked
   * with that Google identity before. To the emulator an unverified mail is
   * `account-exists-with-different-credential`; as verified it would hand the account over.
   */
  private asConflict(claims: GoogleClaims): GoogleClaims {
    const taken = claims.email && this.parts.state.getUserByEmail(claims.email.toLowerCase())
    return taken ? { ...claims, email_verified: false } : claims
  }
}

/** The SDK shows what stands behind the colon. */
async function openNewPassword(password: unknown): Promise<string> {
  if (typeof password !== "string") throw new IdentityError(400, "INVALID_ARGUMENT")
  const fault = passwordFault(password)
  if (fault) throw new IdentityError(400, `WEAK_PASSWORD : ${fault}`)
  return hashPassword(password)
}

/** The emulator takes anything with an @ in it. */
function assertMail(mail: unknown): void {
  if (typeof mail !== "string" || mail.length > 254 || !/^[^\s@<>]+@[^\s@<>]+$/.test(mail)) {
    throw new IdentityError(400, "INVALID_EMAIL")
  }
}
