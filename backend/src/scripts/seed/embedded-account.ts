import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ensureIdentity } from "../../identity/admin-client"
import { signInWithPassword } from "../../identity/sign-in-with-password"
import { readMembers, type MemberRecord } from "../../queries/account/members"
import type { Environment } from "../../settings/environment"
import { registerMemberWorkflow } from "../../workflows/user/workflows/register-member"

export type DemoAccount = { email: string; password: string; name: string }

/**
 * A person who can sign in: an account of the embedded identity service with a verified mail, and
 * the user record that its first sign-in makes. Only for the embedded service.
 */
export async function seedAccount(
  container: MedusaContainer,
  { account, environment }: { account: DemoAccount; environment: Environment },
): Promise<MemberRecord> {
  const [known] = await readMembers(container, { email: account.email })
  if (known?.member_id) return known
  await ensureIdentity(environment.identity, { ...account, verified: true })
  const idToken = await signInWithPassword(environment.identity, account)
  const { authIdentity, error } = await container.resolve(Modules.AUTH).authenticate("firebase", {
    url: "",
    headers: {},
    query: {},
    protocol: "http",
    body: { id_token: idToken },
  })
  if (!authIdentity) throw new Error(`${account.email} cannot sign in: ${error ?? "no identity"}`)
  await registerMemberWorkflow(container).run({
    input: { auth_identity_id: authIdentity.id, email: account.email, name: account.name },
  })
  const [member] = await readMembers(container, { email: account.email })
  if (!member) throw new Error(`${account.email} was not registered`)
  return member
}
