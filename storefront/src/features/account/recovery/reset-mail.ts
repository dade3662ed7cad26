import { sendPasswordResetEmail } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"

/** Has the provider send the mail that sets a new password. Throws the provider's error. */
export async function sendResetMail(email: string): Promise<void> {
  await sendPasswordResetEmail(await authProvider(), email)
}
