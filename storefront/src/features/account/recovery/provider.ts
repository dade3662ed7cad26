import { FirebaseError } from "firebase/app"
import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { providerUser } from "@/platform/identity/provider-user"
import { refreshSession } from "@/platform/identity/refresh-session"
import { authCode } from "../auth-failure"

export type ActionLink = { mode: string; code: string }

/** The address that the link was about; unknown where the link had done its work before. */
export type Followed = { email: string | null }

const OPERATIONS: Readonly<Record<string, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
  revertSecondFactorAddition: ActionCodeOperation.REVERT_SECOND_FACTOR_ADDITION,
}

/**
 * Does what a mail's link asks for; of a password's reset it only checks the code. Scanners that
 * open a link get a page without effect: it takes this script. Throws the provider's error.
 */
export async function followLink({ mode, code }: ActionLink): Promise<Followed> {
  const auth = await authProvider()
  if (mode === "resetPassword") return { email: await verifyPasswordResetCode(auth, code) }
  try {
    const { operation, data } = await checkActionCode(auth, code)
    if (operation !== OPERATIONS[mode]) throw invalidCode()
    await applyActionCode(auth, code)
    await refreshSession()
    return { email: data.email ?? null }
  } catch (error) {
    if (mode === "verifyEmail" && (await wasVerifiedBefore(auth, error))) return { email: null }
    throw error
  }
}

function invalidCode(): FirebaseError {
  return new FirebaseError("auth/invalid-action-code", "The code is for something else")
}

/** Whoever opens the same link again finds their address verified, not a failure. */
async function wasVerifiedBefore({ currentUser }: Auth, error: unknown): Promise<boolean> {
  if (authCode(error) !== "invalid-action-code" || !currentUser) return false
  await currentUser.reload()
  return currentUser.emailVerified
}

/** Has the provider send the mail that sets a new password. Throws the provider's error. */
export async function sendResetMail(email: string): Promise<void> {
  await sendPasswordResetEmail(await authProvider(), email)
}

/** Sets the password that a reset mail's code allows. Throws the provider's error. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authProvider(), code, password)
}

/** Has the provider send the mail that verifies the reader's address. Throws its error and ApiError. */
export async function sendVerificationMail(): Promise<void> {
  await sendEmailVerification(await providerUser())
}
