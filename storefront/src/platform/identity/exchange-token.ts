import type { User as ProviderUser } from "firebase/auth"
import type { Access } from "@shop/contract/auth"
import { callApi } from "@/platform/api/call-api"
import { storeAccessToken, storeIdentity } from "./session-store"

/** POST /auth: the shop's access token for the provider's identity, stored. Throws ApiError. */
export async function exchangeToken(user: ProviderUser): Promise<string> {
  const email = user.email ?? ""
  const token = await user.getIdToken()
  const { body } = await callApi<Access>("/auth", { method: "POST", body: { email }, token })
  storeIdentity({ email, displayName: user.displayName ?? email })
  storeAccessToken(body.accessToken)
  return body.accessToken
}
