import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type UserCredential,
} from "firebase/auth"
import { providerUser } from "@/platform/identity/provider-user"

/** Logs the reader in once more by their password. Throws the provider's error and ApiError. */
export async function confirmByPassword(password: string): Promise<UserCredential> {
  const user = await providerUser()
  const credential = EmailAuthProvider.credential(user.email ?? "", password)
  return reauthenticateWithCredential(user, credential)
}

/** Logs the reader in once more in Google's window. Throws the provider's error and ApiError. */
export async function confirmByGoogle(): Promise<UserCredential> {
  const user = await providerUser()
  return reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
}
