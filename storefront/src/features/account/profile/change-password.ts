import { updatePassword } from "firebase/auth"
import { providerUser } from "@/platform/identity/provider-user"
import { refreshSession } from "@/platform/identity/refresh-session"

/** Gives the reader, who has just logged in, a new password. Throws the provider's error. */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(await providerUser(), password)
  await refreshSession()
}
