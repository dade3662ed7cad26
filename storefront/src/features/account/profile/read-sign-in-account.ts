import { EmailAuthProvider, multiFactor } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { refreshSession } from "@/platform/identity/refresh-session"
import { phonesOf } from "../second-factor/phone"
import type { SignInAccount } from "./sign-in-account"

/** Asks the provider for the account anew. Throws its error and ApiError. */
export async function readSignInAccount(): Promise<SignInAccount | null> {
  const { currentUser } = await authProvider()
  if (!currentUser) return null
  await currentUser.reload()
  const { email, emailVerified, providerData } = currentUser
  const { claims } = await currentUser.getIdTokenResult()
  // Verified elsewhere, for instance on the telephone that the mail was read on.
  if (emailVerified && claims.email_verified !== true) await refreshSession()
  return {
    email: email ?? "",
    verified: emailVerified,
    hasPassword: providerData.some(
      ({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID,
    ),
    phones: phonesOf(multiFactor(currentUser).enrolledFactors),
  }
}
