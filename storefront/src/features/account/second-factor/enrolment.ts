import { multiFactor } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { providerUser } from "@/platform/identity/provider-user"
import { refreshSession } from "@/platform/identity/refresh-session"
import type { Phone } from "./phone"
import { proofOf, sendCode } from "./sms-code"

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
