import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  type Auth,
  type PhoneInfoOptions,
  type PhoneMultiFactorAssertion,
} from "firebase/auth"

/**
 * Has the provider send a code by SMS; answers the id that the code is checked with. Each message
 * takes a check against robots of its own: a used one is refused. Throws the provider's error.
 */
export async function sendCode(auth: Auth, options: PhoneInfoOptions): Promise<string> {
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
export function proofOf(verificationId: string, code: string): PhoneMultiFactorAssertion {
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))
}
