import type { MultiFactorError, UserCredential } from "firebase/auth"
import { useState } from "react"
import { authCode } from "../auth-failure"
import type { Challenge, Phone } from "./provider"

/** A question for a code, and where its answer goes; null is for somebody who gave up. */
export type AskedCode = {
  challenge: Challenge
  sentTo: Phone
  answer: (credential: UserCredential | null) => void
}

export type PassSecondFactor = (
  attempt: () => Promise<UserCredential>,
) => Promise<UserCredential | null>

/**
 * Carries a login over the second factor. While `asked` is set, its question is to be shown in the
 * place of the form. `pass` answers null for somebody who gave up; throws the provider's error.
 */
export function useSecondFactor(): { asked: AskedCode | null; pass: PassSecondFactor } {
  const [asked, setAsked] = useState<AskedCode | null>(null)

  async function pass(attempt: () => Promise<UserCredential>): Promise<UserCredential | null> {
    try {
      return await attempt()
    } catch (error) {
      if (authCode(error) !== "multi-factor-auth-required") throw error
      const { challengeOf } = await import("./provider")
      const challenge = await challengeOf(error as MultiFactorError)
      const [sentTo] = challenge.phones
      if (!sentTo) throw error
      await challenge.send(sentTo)
      const credential = await new Promise<UserCredential | null>((answer) => {
        setAsked({ challenge, sentTo, answer })
      })
      setAsked(null)
      return credential
    }
  }

  return { asked, pass }
}
