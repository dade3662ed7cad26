import {
  type Auth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  getMultiFactorResolver,
  GoogleAuthProvider,
  multiFactor,
  type MultiFactorError,
  type MultiFactorInfo,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  type PhoneMultiFactorAssertion,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  RecaptchaVerifier,
  type UserCredential,
} from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { providerUser } from "@/platform/identity/provider-user"
import { refreshSession } from "@/platform/identity/refresh-session"

/** A login that waits for the code of a second factor. What it does throws the provider's error. */
export type Challenge = {
  phones: Phone[]
  /** Sends a code to one of the phones; only the newest code counts. */
  send: (phone: Phone) => Promise<void>
  finish: (code: string) => Promise<UserCredential>
}

/** What the provider's multi-factor-auth-required asks for. */
export async function challengeOf(error: MultiFactorError): Promise<Challenge> {
  const auth = await authProvider()
  const resolver = getMultiFactorResolver(auth, error)
  let verificationId = ""
  return {
    phones: phonesOf(resolver.hints),
    async send({ id }) {
      const { session } = resolver
      verificationId = await sendCode(auth, { multiFactorUid: id, session })
    },
    finish: (code) => resolver.resolveSignIn(proofOf(verificationId, code)),
  }
}

/** Sends a code to a phone that is to be a second factor; answers the id it is checked with. */
export async function startEnrolment(phoneNumber: string): Promise<string> {
  const session = await multiFactor(await providerUser()).getSession()
  return sendCode(await authProvider(), { phoneNumber, session })
}

/** Makes the phone that got the code a second factor. Throws the provider's error. */
export async function finishEnrolment(verificationId: string, code: string): Promise<void> {
  await multiFactor(await providerUser()).enroll(proofOf(verificationId, code))
  await refreshSession()
}

/** Takes a phone away from the second factors. Throws the provider's error. */
export async function removePhone({ id }: Phone): Promise<void> {
  await multiFactor(await providerUser()).unenroll(id)
  await refreshSession()
}

/**
 * Has the provider send a code by SMS; answers the id that the code is checked with. Each message
 * takes a check against robots of its own: a used one is refused. Throws the provider's error.
 */
async function sendCode(auth: Auth, options: PhoneInfoOptions): Promise<string> {
  const place = document.createElement("div")
  document.body.append(place)
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" })
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}

/** That somebody has read the message. */
function proofOf(verificationId: string, code: string): PhoneMultiFactorAssertion {
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))
}

/** A telephone that a second factor's codes go to; before the login is done its number is masked. */
export type Phone = { id: string; number: string }

/** The telephones among an account's second factors. */
export function phonesOf(factors: readonly MultiFactorInfo[]): Phone[] {
  return factors.filter(isPhone).map(({ uid, phoneNumber }) => ({ id: uid, number: phoneNumber }))
}

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === "phone"
}

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
