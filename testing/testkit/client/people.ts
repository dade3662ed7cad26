import { call } from "./call"

export type Person = { email: string; token: string }

const TOOLKIT = "/identitytoolkit.googleapis.com/v1/accounts"

/** Somebody who has just registered. */
export async function register(shop: string, email: string): Promise<Person> {
  return enter(shop, "signUp", { email, password: "secret-of-the-load" })
}

/** The administrator of a new shop. */
export async function signInAdministrator(shop: string): Promise<Person> {
  const account = { email: "admin@example.com", password: "carparts-admin" }
  return enter(shop, "signInWithPassword", account)
}

async function enter(
  shop: string,
  way: "signUp" | "signInWithPassword",
  account: { email: string; password: string },
): Promise<Person> {
  const address = `${shop}${TOOLKIT}:${way}?key=embedded`
  const { idToken } = await call<{ idToken: string }>(address, {
    body: { ...account, returnSecureToken: true },
  })
  const { email } = account
  const { accessToken } = await call<{ accessToken: string }>(`${shop}/api/v1/auth`, {
    body: { email },
    token: idToken,
  })
  return { email, token: accessToken }
}
