import { z } from "@medusajs/framework/zod"
import { inSmallLetters } from "../contract/text"
import { callToolkit, toolkitUrl } from "./call-toolkit"
import { IdentityCallError } from "./identity-call-error"
import type { IdentityTarget } from "./identity-target"
import { serviceAccountToken } from "./service-account-token"

/** Somebody who shall be able to sign in; `name` is what the shop calls them. */
type NewIdentity = { email: string; password: string; name: string; verified: boolean }

const createdSchema = z.object({ localId: z.string() })
const accountSchema = z
  .object({
    localId: z.string(),
    email: z.string().default(""),
    emailVerified: z.boolean().default(false),
    disabled: z.boolean().default(false),
    validSince: z.coerce.number().default(0),
  })
  .transform(({ localId, email, emailVerified, ...account }) => ({
    uid: localId,
    /** In small letters; empty for an account without one. */
    email: inSmallLetters(email),
    verified: emailVerified,
    ...account,
  }))
const accountsSchema = z.object({ users: z.array(accountSchema).optional() })

/** An account as the provider knows it now; what was signed before `validSince` is out. */
export type IdentityAccount = z.infer<typeof accountSchema>

/** Closes an account and ends its sessions; a missing one is fine. Throws IdentityCallError. */
export async function disableIdentity(target: IdentityTarget, uid: string): Promise<void> {
  const now = String(Math.floor(Date.now() / 1000))
  await forExisting(() =>
    callAdmin(target, ":update", { localId: uid, disableUser: true, validSince: now }),
  )
}

/** Opens a closed account again; a missing one is fine. Throws IdentityCallError. */
export async function enableIdentity(target: IdentityTarget, uid: string): Promise<void> {
  await forExisting(() => callAdmin(target, ":update", { localId: uid, disableUser: false }))
}

/** Removes an account for good; a missing one is fine. Throws IdentityCallError. */
export async function deleteIdentity(target: IdentityTarget, uid: string): Promise<void> {
  await forExisting(() => callAdmin(target, ":delete", { localId: uid }))
}

/** Takes an account's mail as verified. Throws IdentityCallError. */
export async function verifyIdentityEmail(target: IdentityTarget, uid: string): Promise<void> {
  await callAdmin(target, ":update", { localId: uid, emailVerified: true })
}

/** The uid of a mail's account, made when there is none. Throws IdentityCallError. */
export async function ensureIdentity(
  target: IdentityTarget,
  { email, password, name, verified }: NewIdentity,
): Promise<string> {
  const known = await findIdentity(target, email)
  if (known) return known
  const created = await callAdmin(target, "", {
    email,
    password,
    displayName: name,
    emailVerified: verified,
  })
  return createdSchema.parse(created).localId
}

/** The uid of a mail's account. Throws IdentityCallError. */
export async function findIdentity(
  target: IdentityTarget,
  email: string,
): Promise<string | undefined> {
  return (await readIdentity(target, { email }))?.uid
}

/** An account by its uid or its mail; undefined for an unknown one. Throws IdentityCallError. */
export async function readIdentity(
  target: IdentityTarget,
  who: { uid: string } | { email: string },
): Promise<IdentityAccount | undefined> {
  const body = "uid" in who ? { localId: [who.uid] } : { email: [who.email] }
  return accountsSchema.parse(await callAdmin(target, ":lookup", body)).users?.[0]
}

const describedSchema = z.object({ users: z.array(z.record(z.string(), z.unknown())).optional() })
const KEYS_OF_SIGN_IN = ["passwordHash", "salt", "rawPassword", "mfaInfo", "customAuth"]

/** All that the provider tells of a mail's account but keys of sign-in. Throws IdentityCallError. */
export async function describeIdentity(
  target: IdentityTarget,
  email: string,
): Promise<Record<string, unknown> | undefined> {
  const answer = await callAdmin(target, ":lookup", { email: [email] })
  const account = describedSchema.parse(answer).users?.[0]
  if (!account) return undefined
  const told = Object.entries(account).filter(([name]) => !KEYS_OF_SIGN_IN.includes(name))
  return Object.fromEntries(told)
}

async function callAdmin(
  { url, projectId, serviceAccount }: IdentityTarget,
  operation: "" | ":lookup" | ":update" | ":delete",
  body: Record<string, unknown>,
): Promise<unknown> {
  if (!url && !serviceAccount) throw new IdentityCallError("NO_SERVICE_ACCOUNT")
  const bearer = serviceAccount ? await serviceAccountToken(serviceAccount) : "owner"
  const path = `projects/${projectId}/accounts${operation}`
  return callToolkit({ url: toolkitUrl(url, path), body, bearer })
}

async function forExisting(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof IdentityCallError) || error.code !== "USER_NOT_FOUND") throw error
  }
}
