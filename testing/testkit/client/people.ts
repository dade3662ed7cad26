import { inParallel } from "../in-parallel"
import { call } from "./call"

export type Person = { email: string; token: string }

/** The administrator of a new shop, at the identity service, for the shop and Medusa Admin. */
export const ADMINISTRATOR = { email: "admin@example.com", password: "carparts-admin" }

const TOOLKIT = "/identitytoolkit.googleapis.com/v1/accounts"
const AT_ONCE = 8

type Account = { email: string; password: string }

/** Somebody who has just registered. */
export async function register(
  shop: string,
  email: string,
  password = "secret-of-the-tests",
): Promise<Person> {
  return enter(shop, "signUp", { email, password })
}

/** Somebody who has an account. */
export async function signIn(shop: string, account: Account): Promise<Person> {
  return enter(shop, "signInWithPassword", account)
}

/** The administrator of a new shop. */
export async function signInAdministrator(shop: string): Promise<Person> {
  return signIn(shop, ADMINISTRATOR)
}

/** So many people with accounts of their own, beside those who were made before. */
export async function registerMany(
  shop: string,
  count: number,
  { known = 0 } = {},
): Promise<Person[]> {
  const people: Person[] = []
  const work = Array.from({ length: count }, (_, number) => async () => {
    people[number] = await register(shop, `buyer-${known + number}@example.com`)
  })
  await inParallel(AT_ONCE, work)
  return people
}

/** What the identity provider answers somebody who registers or signs in: an ID token. */
export async function proofOf(
  shop: string,
  way: "signUp" | "signInWithPassword",
  account: Account,
): Promise<string> {
  const body = { ...account, returnSecureToken: true }
  const address = `${shop}${TOOLKIT}:${way}?key=embedded`
  return (await call<{ idToken: string }>(address, { body })).idToken
}

async function enter(
  shop: string,
  way: "signUp" | "signInWithPassword",
  account: Account,
): Promise<Person> {
  const { email } = account
  const { accessToken } = await call<{ accessToken: string }>(`${shop}/api/v1/auth`, {
    body: { email },
    token: await proofOf(shop, way, account),
  })
  return { email, token: accessToken }
}
