import { withAuthTime } from "./auth-time"
import type { IdTokens } from "./id-tokens"
import type { Fields } from "../http/request-body"
import type { Seal, SealPurpose } from "./seal"

type Parts = { idTokens: IdTokens; seal: Seal }

const signed = ["idToken", "id_token", "access_token"]
const sealed: Record<string, SealPurpose> = {
  refreshToken: "refresh",
  refresh_token: "refresh",
  mfaPendingCredential: "second-factor",
}

/**
 * Signs and seals the tokens of the emulator's answer and takes password hashes out of it; `authTime`
 * is when the session began that they go on with.
 */
export async function sealAnswer(
  answer: Fields,
  { authTime, ...parts }: Parts & { authTime: number | undefined },
): Promise<Fields> {
  const result = withoutPassword(answer)
  for (const name of signed) {
    const token = result[name]
    if (typeof token === "string") result[name] = await parts.idTokens.sign(token, authTime)
  }
  for (const [name, purpose] of Object.entries(sealed)) {
    const token = result[name]
    if (typeof token !== "string") continue
    const text = purpose === "refresh" ? withAuthTime(token, authTime) : token
    result[name] = parts.seal.close(purpose, text)
  }
  if (Array.isArray(result.users)) {
    result.users = result.users.map((user: Fields) => withoutPassword(user))
  }
  return result
}

function withoutPassword(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== "passwordHash" && name !== "salt"),
  )
}
