import { EmailAuthProvider, multiFactor, updatePassword } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { providerUser } from "@/platform/identity/provider-user"
import { refreshSession } from "@/platform/identity/refresh-session"
import { type Phone, phonesOf } from "../second-factor/provider"

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

/** How the reader signs in, as the identity provider knows it. */
export type SignInAccount = {
  email: string
  verified: boolean
  /** False for who signs in with Google alone. */
  hasPassword: boolean
  phones: Phone[]
}

/** Gives the reader, who has just logged in, a new password. Throws the provider's error. */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(await providerUser(), password)
  await refreshSession()
}
