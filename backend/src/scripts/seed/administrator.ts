import type { MedusaContainer } from "@medusajs/framework/types"
import type { Environment } from "../../settings/environment"
import { setMemberRoleWorkflow } from "../../workflows/user/workflows/set-member-role"
import { seedAccount } from "./embedded-account"

const NAME = "Shop Administrator"

/**
 * The first administrator, in the shop and in Medusa Admin. With a real Firebase project the
 * account and its password belong to that project, so there is nothing to make here.
 */
export async function seedAdministrator(
  container: MedusaContainer,
  environment: Environment,
): Promise<void> {
  const { email, password } = environment.admin
  if (environment.identity.mode !== "embedded" || !password) return
  const member = await seedAccount(container, {
    account: { email, password, name: NAME },
    environment,
  })
  if (!member.is_admin) {
    const { customer_id } = member
    await setMemberRoleWorkflow(container).run({ input: { customer_id, is_admin: true } })
  }
}
