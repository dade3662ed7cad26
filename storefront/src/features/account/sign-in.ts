import { signInWithEmailAndPassword } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { enterShop } from "./enter-shop"

export type Credentials = { email: string; password: string }

/** Signs in by mail and password; false where the shop refused the token. Throws the provider's error. */
export async function signIn({ email, password }: Credentials): Promise<boolean> {
  const auth = await authProvider()
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  return enterShop(auth, user)
}
