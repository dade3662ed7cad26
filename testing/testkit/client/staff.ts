import { call } from "./call"
import { ADMINISTRATOR, proofOf } from "./people"

/** A token of staff for Medusa Admin's calls. */
export async function signInStaff(shop: string): Promise<string> {
  const body = { id_token: await proofOf(shop, "signInWithPassword", ADMINISTRATOR) }
  return (await call<{ token: string }>(`${shop}/auth/user/firebase`, { body })).token
}

/** Opens Medusa Admin at a server of the shop; answers the session's cookie. */
export async function openSession(server: string): Promise<string> {
  const opened = await fetch(`${server}/auth/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${await signInStaff(server)}` },
  })
  const cookie = opened.headers.get("set-cookie")?.split(";")[0]
  if (!cookie) throw new Error(`No session: ${opened.status} ${await opened.text()}`)
  return cookie
}

/** The status that a server answers somebody with that cookie. */
export async function statusOfStaff(server: string, cookie: string): Promise<number> {
  return (await fetch(`${server}/admin/users/me`, { headers: { cookie } })).status
}
