import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
  type User as ProviderUser,
} from "firebase/auth"
import { toast } from "@/components/ui/feedback/toast"
import { authProvider } from "@/platform/identity/auth-provider"
import { failureMessage } from "../auth-failure"
import { createUser } from "./create-user"
import { enterShop } from "./enter-shop"

export type Registration = { name: string; email: string; password: string }

/**
 * Makes the account, sends its verification mail and enters the shop; false where the shop refused
 * the token. Throws the provider's error.
 */
export async function register({ name, email, password }: Registration): Promise<boolean> {
  const auth = await authProvider()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await sendFirstMail(user)
  await updateProfile(user, { displayName: name })
  if (!(await enterShop(user))) return false
  await recordUser({ name, email: user.email ?? email })
  return true
}

/** The account stands without it, and the profile page sends another. */
async function sendFirstMail(user: ProviderUser): Promise<void> {
  try {
    await sendEmailVerification(user)
  } catch (error) {
    toast.error(failureMessage(error))
  }
}

/** The account stands either way: without its record the person is told and can go on. */
export async function recordUser(person: { name: string; email: string }): Promise<void> {
  try {
    await createUser({ ...person, isAdmin: false })
    toast.success("User created successfully")
  } catch {
    toast.error("Error creating user")
  }
}
