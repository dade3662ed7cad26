import type { Auth, User as ProviderUser } from "firebase/auth"
import { messageOf } from "@/platform/api/api-error"
import { exchangeToken } from "@/platform/identity/exchange-token"

/**
 * Exchanges the provider's proof for the shop's token. Where the shop refuses, it says why in an
 * alert, ends the provider's session too, and answers false.
 */
export async function enterShop(auth: Auth, user: ProviderUser): Promise<boolean> {
  try {
    await exchangeToken(user)
    return true
  } catch (error) {
    await auth.signOut()
    window.alert(messageOf(error))
    return false
  }
}
