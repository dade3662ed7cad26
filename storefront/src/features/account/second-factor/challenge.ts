import { getMultiFactorResolver, type MultiFactorError, type UserCredential } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { phonesOf, type Phone } from "./phone"
import { proofOf, sendCode } from "./sms-code"

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
