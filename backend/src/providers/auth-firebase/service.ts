import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from "@medusajs/framework/types"
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils"
import { SECOND_FACTOR_DEMANDED } from "../../contract/account/staff-entry"
import { inSmallLetters } from "../../contract/text"
import { noteOpenAccount, type OpenAccount } from "../../identity/account-cache"
import { isSignInOver } from "../../identity/sign-in-time"
import type { Claims } from "./claims"
import { createIdTokenVerifier, type VerifyIdToken } from "./id-token-verifier"
import { keepIdentity } from "./keep-identity"
import { readLiveAccount, type LiveAccount } from "./live-account"
import { readOptions, type FirebaseOptions } from "./options"
import { SignInFailure } from "./sign-in-failure"

const NO_STAFF_SIGN_IN =
  "Entering Medusa Admin with the shop's account needs FIREBASE_SERVICE_ACCOUNT: " +
  "without it the shop cannot end the session of somebody whose account is closed"

/**
 * Signs people in with a Firebase ID token (`{ id_token }` in the body): the identity's entity_id is
 * the Firebase uid, its user_metadata the mail, whether it is verified, the name, and when the
 * sign-in and its proof were; Medusa's tokens carry these along.
 *
 * Medusa names the actor that its own route is called for: a `user` must be one already, and a
 * `customer` signs in by the shop's.
 *
 * An unverified mail may sign in; who needs a verified one reads `email_verified`. There is no
 * `validateCallback`: Medusa takes its presence for a redirect flow.
 */
export class FirebaseAuthProvider extends AbstractAuthModuleProvider {
  static override identifier = "firebase"
  static override DISPLAY_NAME = "Firebase Authentication"

  private readonly logger: Logger
  private readonly options: FirebaseOptions
  private readonly verify: VerifyIdToken

  static override validateOptions(options: Record<string, unknown>): void {
    readOptions(options)
  }

  constructor({ logger }: { logger: Logger }, options: FirebaseOptions) {
    super()
    this.logger = logger
    this.options = readOptions(options)
    this.verify = createIdTokenVerifier(this.options)
  }

  override async authenticate(
    { body, actor_type }: AuthenticationInput & { actor_type?: string },
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    try {
      const idToken: unknown = body?.id_token
      if (actor_type === "user" && !this.options.staffSignIn) {
        return { success: false, error: NO_STAFF_SIGN_IN }
      }
      // The shop's own sign-in names no actor: it looks at whose the mail is, as Medusa's would not.
      if (actor_type === "customer") throw new SignInFailure("wrong_door")
      const claims = await this.verify(idToken)
      const { customer, staff } = this.options.longest
      if (isSignInOver(claims, actor_type === "user" ? staff : customer)) {
        throw new SignInFailure("sign_in_again")
      }
      const account = await readLiveAccount(String(idToken), this.options)
      if (claims.iat < account.validSince) throw new SignInFailure("id_token_revoked")
      noteOpenAccount(claims.sub, rememberedOf(account))
      const kept = { entity_id: claims.sub, user_metadata: metadataOf(claims, account) }
      const authIdentity = await keepIdentity(identities, kept)
      // Medusa would answer a token without a user, good for accepting an invitation alone.
      if (actor_type === "user" && !authIdentity.app_metadata?.user_id) {
        throw new SignInFailure("not_staff")
      }
      if (actor_type === "user" && this.lacksSecondFactor(claims)) {
        return { success: false, error: SECOND_FACTOR_DEMANDED }
      }
      if (actor_type === "user" && !account.emailVerified) {
        throw new SignInFailure("email_not_verified")
      }
      return { success: true, authIdentity }
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error
      if (error.code === "identity_unavailable") {
        this.logger.warn(`auth-firebase: the identity provider is out of reach: ${error.cause}`)
      }
      return { success: false, error: error.code }
    }
  }

  /** By the token: a second factor that was added since the sign-in was not asked for yet. */
  private lacksSecondFactor({ firebase }: Claims): boolean {
    return this.options.staffSecondFactor === "required" && !firebase.sign_in_second_factor
  }

  /** People register with Firebase; their first sign-in makes the identity. */
  override async register(): Promise<AuthenticationResponse> {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Register with the identity provider, then sign in",
    )
  }
}

/** The account counts where it and the token differ: a token is up to an hour old. */
function metadataOf({ firebase, ...claims }: Claims, account: LiveAccount) {
  const email = account.email ?? claims.email
  if (!email) throw new SignInFailure("email_missing")
  const name = account.displayName ?? claims.name
  const { sign_in_provider, sign_in_second_factor: second_factor } = firebase
  return {
    email: inSmallLetters(email),
    email_verified: account.emailVerified,
    sign_in_provider,
    ...(name && { name }),
    ...(claims.picture && { picture: claims.picture }),
    ...(second_factor && { second_factor }),
    auth_time: claims.auth_time,
    proven_at: claims.iat,
  }
}

function rememberedOf({ email = "", emailVerified, validSince }: LiveAccount): OpenAccount {
  return { email: inSmallLetters(email), verified: emailVerified, validSince }
}
