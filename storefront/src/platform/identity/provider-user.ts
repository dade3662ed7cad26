import type { User as ProviderUser } from "firebase/auth"
import { ApiError } from "@/platform/api/api-error"
import { authProvider } from "./auth-provider"

/** The person as the identity provider knows them. Throws ApiError where this browser knows nobody. */
export async function providerUser(): Promise<ProviderUser> {
  const { currentUser } = await authProvider()
  if (currentUser) return currentUser
  throw new ApiError({ status: 401, code: "not_signed_in", message: "No user is logged in" })
}
