import { asValue } from "@medusajs/framework/awilix"
import type { ExecArgs } from "@medusajs/framework/types"
import { readEnvironment } from "../settings/environment"
import { CALLER, type Caller } from "../workflows/audit/caller"
import { seedAdministrator } from "./seed/administrator"
import { seedCatalogue } from "./seed/catalogue"
import { seedCommerce } from "./seed/commerce"
import { seedDemoCustomer } from "./seed/demo-customer"
import { seedDemoOrders } from "./seed/demo-orders"
import { seedDrawings } from "./seed/drawings"
import { seedReviews } from "./seed/reviews"

/** What the audit trail calls it. */
const SEED = { kind: "system", id: null, name: "seed", request_id: null } as const

/**
 * First data of a shop: what it needs to sell and its administrator, and with SHOP_DEMO the
 * catalogue, a customer, reviews and orders. Every part finds what is there already, so that a run
 * that was cut short is finished by the next.
 */
export default async function seed({ container }: ExecArgs): Promise<void> {
  // The process does nothing else.
  container.register({ [CALLER]: asValue<Caller>(SEED) })
  const environment = readEnvironment(process.env)
  await seedCommerce(container, environment)
  await seedAdministrator(container, environment)
  if (!environment.demo) return
  await seedDrawings(environment)
  await seedCatalogue(container, environment)
  await seedReviews(container)
  const customer = await seedDemoCustomer(container, environment)
  if (customer) await seedDemoOrders(container, { customer, environment })
}
