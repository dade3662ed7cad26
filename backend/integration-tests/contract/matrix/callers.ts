import { generateJwtToken } from "@medusajs/framework/utils"
import { accessSchema } from "../../../src/contract/account/auth"
import type { World } from "../support/world"
import type { Caller } from "./verdict"

export type Tokens = Readonly<Record<Caller, string | undefined>>

/** A token of every caller; the bad ones were the owner's. */
export async function tokensOf({ api, owner, other, admin }: World): Promise<Tokens> {
  const again = await api.post("/auth", { email: owner.email }, owner.idToken)
  const { accessToken } = accessSchema.parse(again.body)
  await api.delete("/auth", accessToken)
  return {
    guest: undefined,
    owner: owner.token,
    other: other.token,
    administrator: admin.token,
    "expired token": expired(owner.token),
    "garbage token": `${owner.token.slice(0, -8)}AAAAAAAA`,
    "signed-out token": accessToken,
    "ID token": owner.idToken,
  }
}

/** The same token as the shop would have signed it two hours ago. */
function expired(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
  const { iat: _, exp: __, ...payload } = claims as Record<string, unknown>
  return generateJwtToken(payload, { secret: process.env.JWT_SECRET, expiresIn: -3600 })
}
