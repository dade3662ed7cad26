import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
} from "firebase/auth"
import { toast } from "@/components/ui/toast"
import { authProvider } from "@/platform/identity/auth-provider"
import { enterShop } from "./enter-shop"
import { recordUser } from "./register"

/** Signs in, or up, in Google's window; false where the shop refused. Throws the provider's error. */
export async function signInWithGoogle(): Promise<boolean> {
  const auth = await authProvider()
  const credential = await signInWithPopup(
    auth,
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  )
  const { user } = credential
  if (!(await enterShop(auth, user))) return false
  const email = user.email ?? ""
  if (getAdditionalUserInfo(credential)?.isNewUser) {
    await recordUser({ name: user.displayName ?? email, email })
  } else {
    toast.success("Login Successful")
  }
  return true
}
