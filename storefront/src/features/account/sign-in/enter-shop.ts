import type { User as ProviderUser } from "firebase/auth"
import { authProvider } from "@/platform/identity/auth-provider"
import { exchangeToken } from "@/platform/identity/exchange-token"
import { failureMessage } from "../auth-failure"

/**
 * Exchanges the provider's proof for the shop's token. Where the shop refuses, it says why in an
 * alert, ends the provider's session too, and answers false.
 */
export async function enterShop(user: ProviderUser): Promise<boolean> {
  try {
    await exchangeToken(user)
    return true
  } catch (error) {
    const auth = await authProvider()
    await auth.signOut()
    window.alert(failureMessage(error))
    return false
  }
}
