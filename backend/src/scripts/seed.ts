import type { ExecArgs } from "@medusajs/framework/types"
import { readEnvironment } from "../settings/environment"
import { seedAdministrator } from "./seed/administrator"
import { seedCatalogue } from "./seed/catalogue"
import { seedCommerce } from "./seed/commerce"
import { seedDemoCustomer } from "./seed/demo-customer"
import { seedDemoOrders } from "./seed/demo-orders"
import { seedDrawings } from "./seed/drawings"
import { seedReviews } from "./seed/reviews"

/**
 * First data of a shop: what it needs to sell and its administrator, and with SHOP_DEMO the
 * catalogue, a customer, reviews and orders. Every part finds what is there already, so that a run
 * that was cut short is finished by the next.
 */
export default async function seed({ container }: ExecArgs): Promise<void> {
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
