import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from "@medusajs/framework/types"
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils"
import { inSmallLetters } from "../../contract/text"
import { noteOpenAccount } from "../../identity/account-cache"
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
 * the Firebase uid, its user_metadata the mail, whether it is verified, and the name.
 *
 * Medusa names the actor that its own route is called for: a `user` must be one already.
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
      const claims = await this.verify(idToken)
      const account = await readLiveAccount(String(idToken), this.options)
      noteOpenAccount(claims.sub)
      const kept = { entity_id: claims.sub, user_metadata: metadataOf(claims, account) }
      const authIdentity = await keepIdentity(identities, kept)
      // Medusa would answer a token without a user, good for accepting an invitation alone.
      if (actor_type === "user" && !authIdentity.app_metadata?.user_id) {
        throw new SignInFailure("not_staff")
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
  }
}
