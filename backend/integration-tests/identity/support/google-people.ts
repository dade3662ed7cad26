import { randomUUID } from "node:crypto"
import { enter, type Person } from "../../setup/people"
import type { TestApi } from "../../setup/test-api"
import type { GoogleHosts } from "./google-hosts"

export const PASSWORD = "secret-of-the-test"

export type GoogleAccount = { uid: string; email: string; idToken: string; refreshToken: string }
export type GooglePerson = Person & GoogleAccount

/** Somebody of the Firebase project, by default new to it, whom the shop does not know yet. */
export async function registerAtGoogle(
  google: GoogleHosts,
  { email = `buyer-${randomUUID()}@example.com`, verified = true } = {},
): Promise<GoogleAccount> {
  const login = { email, password: PASSWORD }
  await google.client.account("signUp", login)
  const { localId: uid, ...tokens } = await google.client.tokens("signInWithPassword", login)
  await google.change(uid, { emailVerified: verified })
  return { uid, email, idToken: tokens.idToken, refreshToken: tokens.refreshToken }
}

/** The same, signed in to the shop. */
export async function signUpByGoogle(
  api: TestApi,
  google: GoogleHosts,
  wishes: Parameters<typeof registerAtGoogle>[1] = {},
): Promise<GooglePerson> {
  const account = await registerAtGoogle(google, wishes)
  return { ...account, ...(await enter(api, account)) }
}

/** The project's first administrator, whom the shop's settings name. */
export function signInBoss(api: TestApi, google: GoogleHosts): Promise<GooglePerson> {
  return signUpByGoogle(api, google, { email: "boss@example.com" })
}
