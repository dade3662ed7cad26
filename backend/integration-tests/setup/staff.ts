import { z } from "@medusajs/framework/zod"
import type { Answer, HttpClient, TestApi } from "./test-api"
import type { Person } from "./people"

/** Signs in to Medusa Admin with the ID token of the shop's identity provider. */
export function enterMedusaAdmin(api: TestApi, { idToken }: Person): Promise<Answer> {
  return api.call({
    method: "POST",
    path: "/auth/user/firebase",
    body: { id_token: idToken },
  })
}

/** A Medusa user's token of somebody who administrates the shop. */
export async function staffToken(api: TestApi, person: Person): Promise<string> {
  const { body } = await enterMedusaAdmin(api, person)
  return z.object({ token: z.string() }).parse(body).token
}

/** The cookie of a session that was opened with a token, as Medusa Admin's own page does. */
export async function openSession(client: HttpClient, token: string): Promise<string> {
  const { headers } = await client.request({
    method: "POST",
    url: "/auth/session",
    data: {},
    headers: { authorization: `Bearer ${token}` },
  })
  const cookies = z.array(z.string()).parse(headers["set-cookie"])
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ")
}

/** The status of a call that carries nothing but a session's cookie and what else is named. */
export async function statusWithSession(
  client: HttpClient,
  { path, cookie, ...headers }: { path: string; cookie: string; [header: string]: string },
): Promise<number> {
  const options = { method: "GET", url: path, headers: { cookie, ...headers } }
  return (await client.request({ ...options, validateStatus: () => true })).status
}

export function setAdmin(
  api: TestApi,
  { person, admin, isAdmin }: { person: Person; admin: Person; isAdmin: boolean },
): Promise<Answer> {
  return api.put(`/user/${person.id}`, { isAdmin }, admin.token)
}
