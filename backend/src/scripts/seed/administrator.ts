import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
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
  await seedMedusaUser(container, { email, password })
  // After the user of Medusa Admin: the role takes the one of its mail and makes no second one.
  if (!member.is_admin) {
    const { customer_id } = member
    await setMemberRoleWorkflow(container).run({ input: { customer_id, is_admin: true } })
  }
}

/** The same mail and password open Medusa Admin at /app. */
async function seedMedusaUser(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [known] = await container.resolve(Modules.USER).listUsers({ email })
  if (known) return
  const { authIdentity, error } = await container.resolve(Modules.AUTH).register("emailpass", {
    url: "",
    headers: {},
    query: {},
    protocol: "http",
    body: { email, password },
  })
  if (!authIdentity) throw new Error(`${email} got no admin account: ${error ?? "no identity"}`)
  await createUserAccountWorkflow(container).run({
    input: {
      authIdentityId: authIdentity.id,
      userData: { email, first_name: "Shop", last_name: "Administrator" },
    },
  })
}
