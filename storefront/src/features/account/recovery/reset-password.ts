import { confirmPasswordReset } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"

/** Sets the password that a reset mail's code allows. Throws the provider's error. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authProvider(), code, password)
}
