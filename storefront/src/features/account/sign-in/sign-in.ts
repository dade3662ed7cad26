import { signInWithEmailAndPassword, type UserCredential } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"

export type Credentials = { email: string; password: string }

/** Signs in at the provider by mail and password. Throws its error and ApiError. */
export async function signIn({ email, password }: Credentials): Promise<UserCredential> {
  return signInWithEmailAndPassword(await authProvider(), email, password)
}
