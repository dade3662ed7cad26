import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  type User as ProviderUser,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  type UserCredential,
} from "firebase/auth"
import type { CreateUser, User } from "@shop/contract/account/user"
import { toast } from "@/components/ui/feedback/toast"
import { ApiError } from "@/platform/api/api-error"
import { callForData } from "@/platform/api/call-api"
import { authProvider } from "@/platform/identity/auth-provider"
import { exchangeToken } from "@/platform/identity/exchange-token"
import { endSession } from "@/platform/identity/session-store"
import { failureMessage } from "../auth-failure"
import { signInText } from "./texts"

/** The shop's code for a mail that somebody else had: whoever has verified it gets it. */
const UNCONFIRMED = "email_unconfirmed"

export type Credentials = { email: string; password: string }

/** Signs in at the provider by mail and password. Throws its error and ApiError. */
export async function signIn({ email, password }: Credentials): Promise<UserCredential> {
  return signInWithEmailAndPassword(await authProvider(), email, password)
}

/**
 * Exchanges the provider's proof for the shop's token. Where the shop refuses, it says why in an
 * alert, ends the provider's session too, and answers false. A mail that is to be confirmed first is
 * told on the page instead, and the provider's session stays: it sends the mail again.
 */
export async function enterShop(user: ProviderUser): Promise<boolean> {
  try {
    await exchangeToken(user)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === UNCONFIRMED) {
      endSession({ code: error.code, message: error.message })
      return false
    }
    const auth = await authProvider()
    await auth.signOut()
    window.alert(failureMessage(error))
    return false
  }
}

/** POST /users: the shop's record of a person; repeats are harmless. Throws ApiError. */
export function createUser(user: CreateUser): Promise<User> {
  return callForData<User>("/users", { method: "POST", body: user })
}

type Registration = { name: string; email: string; password: string }

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

/** The account stands either way: without its record the person sees an error and can go on. */
export async function recordUser(person: { name: string; email: string }): Promise<void> {
  try {
    await createUser({ ...person, isAdmin: false })
    toast.success(signInText("userCreated"))
  } catch {
    toast.error(signInText("userNotCreated"))
  }
}

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
    toast.success(signInText("loginSuccessful"))
  }
  return true
}
