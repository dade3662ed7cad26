import { asValue } from "@medusajs/framework/awilix"
import type { ExecArgs } from "@medusajs/framework/types"
import { readEnvironment } from "../settings/environment"
import { CALLER, type Caller } from "../workflows/audit/caller"
import { seedAdminMenu } from "./seed/admin-menu"
import { seedAdministrator } from "./seed/administrator"
import { seedCommerce } from "./seed/commerce"

/** What the audit trail calls it. */
const SEED = { kind: "system", id: null, name: "seed", request_id: null } as const

/**
 * First data of a shop: what it needs to sell, and its administrator. Every part finds what is
 * there already, so that a run that was cut short is finished by the next.
 */
export default async function seed({ container }: ExecArgs): Promise<void> {
  // The process does nothing else.
  container.register({ [CALLER]: asValue<Caller>(SEED) })
  const environment = readEnvironment(process.env)
  await seedCommerce(container, environment)
  await seedAdminMenu(container)
  await seedAdministrator(container, environment)
}
