import type { MedusaContainer } from "@medusajs/framework/types"
import type { MemberRecord } from "../../../backend/src/queries/account/members"
import { seedAccount } from "../../../backend/src/scripts/seed/embedded-account"
import type { Environment } from "../../../backend/src/settings/environment"
import { updateProfileWorkflow } from "../../../backend/src/workflows/user/workflows/update-profile"

const PASSWORD = "carparts-demo"

/** The customer with the demo's orders. */
export const DEMO_CUSTOMER = {
  account: { email: "customer@example.com", password: PASSWORD, name: "Mara Lindqvist" },
  profile: {
    phone: "+1 555 010 4477",
    education: "Master mechanic, vehicle technology",
    address: "Lindqvist Garage, 218 Harbour Road, Duluth, MN 55802",
  },
} as const

/** A buyer of pallets, whose prices are a distributor's. */
export const DEMO_DISTRIBUTOR = {
  account: { email: "distributor@example.com", password: PASSWORD, name: "Idris Okafor" },
  profile: {
    phone: "+1 555 010 6120",
    education: "Parts wholesale since 2004",
    address: "Okafor Parts Supply, 40 Terminal Street, Toledo, OH 43605",
  },
} as const

type Demo = typeof DEMO_CUSTOMER | typeof DEMO_DISTRIBUTOR

/** A demo customer with a filled profile; nobody with a real Firebase project. */
export async function seedDemoCustomer(
  container: MedusaContainer,
  { account, profile }: Demo,
  environment: Environment,
): Promise<MemberRecord | undefined> {
  if (environment.identity.mode !== "embedded") return undefined
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
