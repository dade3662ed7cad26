import type { User as ProviderUser } from "firebase/auth"
import type { Access } from "@shop/contract/account/auth"
import { callApi } from "@/platform/api/call-api"
import { storeAccessToken, storeIdentity } from "./session-store"

/** POST /auth: the shop's access token for the provider's identity, stored. Throws ApiError. */
export async function exchangeToken(user: ProviderUser): Promise<string> {
  const token = await requestAccess(user)
  keepAccess(user, token)
  return token
}

/** POST /auth without storing what it answers. Throws ApiError and the provider's error. */
export async function requestAccess(user: ProviderUser): Promise<string> {
  const body = { email: user.email ?? "" }
  const token = await user.getIdToken()
  const answer = await callApi<Access>("/auth", { method: "POST", body, token })
  return answer.body.accessToken
}

export function keepAccess({ email, displayName }: ProviderUser, token: string): void {
  const mail = email ?? ""
  storeIdentity({ email: mail, displayName: displayName ?? mail })
  storeAccessToken(token)
}
