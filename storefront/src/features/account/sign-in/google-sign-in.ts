import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth"
import { toast } from "@/components/ui/feedback/toast"
import { authProvider } from "@/platform/identity/auth-provider"
import { enterShop } from "./enter-shop"
import { recordUser } from "./register"

/** Signs in, or up, in Google's window, 500 × 600 by the SDK's own measure. Throws its error. */
export async function openGoogle(): Promise<UserCredential> {
  const auth = await authProvider()
  return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/** Takes who came from Google into the shop; false where the shop refused. */
export async function enterFromGoogle(credential: UserCredential): Promise<boolean> {
  const { user } = credential
  if (!(await enterShop(user))) return false
  const email = user.email ?? ""
  if (getAdditionalUserInfo(credential)?.isNewUser) {
    await recordUser({ name: user.displayName ?? email, email })
  } else {
    toast.success("Login Successful")
  }
  return true
}
