const ADMINISTRATOR = { email: "admin@example.com", password: "carparts-admin" }

/** Opens Medusa Admin at a server of the shop; answers the session's cookie. */
export async function openSession(server: string): Promise<string> {
  const signedIn = await post(`${server}/auth/user/emailpass`, ADMINISTRATOR)
  const { token } = (await signedIn.json()) as { token: string }
  const opened = await post(`${server}/auth/session`, {}, `Bearer ${token}`)
  const cookie = opened.headers.get("set-cookie")?.split(";")[0]
  if (!cookie) throw new Error(`No session: ${opened.status} ${await opened.text()}`)
  return cookie
}

/** The status that a server answers somebody with that cookie. */
export async function statusOfStaff(server: string, cookie: string): Promise<number> {
  return (await fetch(`${server}/admin/users/me`, { headers: { cookie } })).status
}

function post(url: string, body: unknown, authorization?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  })
}
