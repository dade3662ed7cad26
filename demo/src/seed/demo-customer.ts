import type { MedusaContainer } from "@medusajs/framework/types"
import type { MemberRecord } from "../../../backend/src/queries/account/members"
import { seedAccount } from "../../../backend/src/scripts/seed/embedded-account"
import type { Environment } from "../../../backend/src/settings/environment"
import { updateProfileWorkflow } from "../../../backend/src/workflows/user/workflows/update-profile"

const DEMO_CUSTOMER = {
  account: { email: "customer@example.com", password: "carparts-demo", name: "Mara Lindqvist" },
  profile: {
    phone: "+1 555 010 4477",
    education: "Master mechanic, vehicle technology",
    address: "Lindqvist Garage, 218 Harbour Road, Duluth, MN 55802",
  },
} as const

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
