import { sendEmailVerification } from "firebase/auth"
import { providerUser } from "@/platform/identity/provider-user"

/** Has the provider send the mail that verifies the reader's address. Throws its error and ApiError. */
export async function sendVerificationMail(): Promise<void> {
  await sendEmailVerification(await providerUser())
}
