import { z } from "@medusajs/framework/zod"
import type { MedusaContainer } from "@medusajs/framework/types"
import { randomUUID } from "node:crypto"
import { accessSchema } from "../../src/contract/account/auth"
import { userSchema } from "../../src/contract/account/user"
import { ensureIdentity } from "../../src/identity/admin-client"
import { signInWithPassword } from "../../src/identity/sign-in-with-password"
import { seedAdministrator } from "../../src/scripts/seed/administrator"
import { readEnvironment } from "../../src/settings/environment"
import { signInWithGoogle } from "./sign-in-with-google"
import { dataOf, type TestApi } from "./test-api"

const PASSWORD = "secret-of-the-test"
/** Shorter than an ID token lives. */
const PROOF_MS = 30 * 60_000

export type Person = { id: string; email: string; name: string; token: string; idToken: string }

/** Somebody who signed in to the shop; by Google, for there is no password to be hashed. */
export async function signUp(
  api: TestApi,
  { name = "Test Buyer", verified = true, mailBox = "buyer" } = {},
): Promise<Person> {
  if (!verified) return enter(api, await newIdentity({ name, verified }))
  const email = newEmail(mailBox)
  return enter(api, { email, idToken: await freshProof({ email, name }) })
}

/** An ID token of now, for somebody whom signUp made. */
export function freshProof({ email, name }: { email: string; name: string }): Promise<string> {
  const { identity } = readEnvironment(process.env)
  return signInWithGoogle(identity, { sub: email, email, email_verified: true, name })
}

/** Somebody who registered with a password, whom the shop does not know yet. */
export async function newIdentity({
  name = "Test Buyer",
  verified = true,
  email = newEmail("buyer"),
} = {}): Promise<{ email: string; idToken: string }> {
  const { identity } = readEnvironment(process.env)
  await ensureIdentity(identity, { email, password: PASSWORD, name, verified })
  return { email, idToken: await proofByPassword(email) }
}

/** An ID token of now, for somebody whom newIdentity made. */
export function proofByPassword(email: string): Promise<string> {
  const { identity } = readEnvironment(process.env)
  return signInWithPassword(identity, { email, password: PASSWORD })
}

export const newEmail = (mailBox: string) => `${mailBox}-${randomUUID()}@example.com`

/** The shop's first administrator, signed in to the shop. */
export async function signInAdmin(container: MedusaContainer, api: TestApi): Promise<Person> {
  await seedAdministrator(container, readEnvironment(process.env))
  return enter(api, await administratorsProof())
}

/** A token of Medusa Admin for the same administrator. */
export async function signInMedusaAdmin(api: TestApi): Promise<string> {
  const { idToken } = await administratorsProof()
  const { body } = await api.call({
    method: "POST",
    path: "/auth/user/firebase",
    body: { id_token: idToken },
  })
  return z.object({ token: z.string() }).parse(body).token
}

let kept: { email: string; idToken: string; until: number } | undefined

/** The identity service hashes a password at each sign-in: one proof is good for many. */
async function administratorsProof(): Promise<{ email: string; idToken: string }> {
  if (kept && Date.now() < kept.until) return kept
  const { identity, admin } = readEnvironment(process.env)
  const { email, password = "" } = admin
  const idToken = await signInWithPassword(identity, { email, password })
  kept = { email, idToken, until: Date.now() + PROOF_MS }
  return kept
}

/** Signs in to the shop with a proof of the identity provider. */
export async function enter(
  api: TestApi,
  { email, idToken }: { email: string; idToken: string },
): Promise<Person> {
  const answer = await api.post("/auth", { email }, idToken)
  const { accessToken: token } = accessSchema.parse(answer.body)
  const [user] = dataOf(await api.get(`/users/${email}`, token), z.array(userSchema))
  if (!user) throw new Error(`${email} has no user record`)
  return { id: user._id, email, name: user.name, token, idToken }
}
