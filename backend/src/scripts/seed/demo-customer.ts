import type { MedusaContainer } from "@medusajs/framework/types"
import type { MemberRecord } from "../../queries/account/members"
import type { Environment } from "../../settings/environment"
import { updateProfileWorkflow } from "../../workflows/user/workflows/update-profile"
import { DEMO_CUSTOMER } from "./data/demo-customer"
import { seedAccount } from "./demo-account"

/** The demo customer with a filled profile; nobody with a real Firebase project. */
export async function seedDemoCustomer(
  container: MedusaContainer,
  environment: Environment,
): Promise<MemberRecord | undefined> {
  if (environment.identity.mode !== "embedded") return undefined
  const { account, profile } = DEMO_CUSTOMER
  const member = await seedAccount(container, { account, environment })
  if (member.member_id && !member.education) {
    await updateProfileWorkflow(container).run({
      input: {
        customer_id: member.customer_id,
        member_id: member.member_id,
        name: account.name,
        ...profile,
      },
    })
  }
  return { ...member, ...profile }
}
