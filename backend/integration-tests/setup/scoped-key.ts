import type { KeyScope } from "../../src/contract/key/key-scope"
import { createdScopedKeySchema, type CreatedScopedKey } from "../../src/contract/key/scoped-key"
import type { Answer, TestApi } from "./test-api"

type NewKey = {
  scopes: readonly KeyScope[]
  title?: string
  expires_in_days?: number
  outlives_maker?: boolean
}

/** A key of some scopes, made by staff; with it the header that a program sends. */
export async function makeKey(
  { api, token }: { api: TestApi; token: string },
  { title = "ERP", ...limits }: NewKey,
): Promise<CreatedScopedKey & { authorization: string }> {
  const body = { title, ...limits }
  const answer = await api.call({ method: "POST", path: "/admin/scoped-keys", token, body })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  const made = createdScopedKeySchema.parse(answer.body)
  return { ...made, authorization: basicOf(made.token) }
}

const basicOf = (token: string) => `Basic ${Buffer.from(`${token}:`).toString("base64")}`

type Asked = { method?: string; path: string; body?: unknown; type?: string }

/** A call below /admin with a key. */
export function withKey(
  api: TestApi,
  { authorization }: { authorization: string },
  { method = "GET", path, body, type }: Asked,
): Promise<Answer> {
  const headers = { authorization, ...(type && { "content-type": type }) }
  return api.call({ method, path: `/admin${path}`, body, headers })
}
