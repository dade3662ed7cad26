import { randomInt, randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { linkFor } from "./outbox"

export type Person = { name: string; email: string; password: string }

export function aPerson(name: string): Person {
  return { name, email: `${name.toLowerCase()}-${randomUUID()}@example.com`, password: "secret-7" }
}

/** A telephone number that no other test has, as "+" and digits. */
export function aPhone(): string {
  return `+4670${String(randomInt(10_000_000)).padStart(7, "0")}`
}

/** One call of Google's Identity Toolkit through the shop's origin. */
export async function callIdentity(page: Page, name: string, data: object) {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=embedded`
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

/** Makes an account without its pages; answers the ID token. */
export async function anAccount(page: Page, { email, password, name }: Person): Promise<string> {
  const body = { email, password, displayName: name, returnSecureToken: true }
  const { idToken = "" } = await callIdentity(page, "signUp", body)
  return idToken
}

/** An account whose mail is verified. */
export async function aVerifiedAccount(page: Page, person: Person): Promise<void> {
  const idToken = await anAccount(page, person)
  await callIdentity(page, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
  const oobCode = new URL(await linkFor(page, person.email)).searchParams.get("oobCode")
  await callIdentity(page, "update", { oobCode })
}
