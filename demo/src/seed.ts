import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import seedShop from "../../backend/src/scripts/seed"
import { type Environment, readEnvironment } from "../../backend/src/settings/environment"
import { seedCatalogue } from "./seed/catalogue"
import { DEMO_CUSTOMER, DEMO_DISTRIBUTOR, seedDemoCustomer } from "./seed/demo-customer"
import { seedDemoOrders } from "./seed/demo-orders"
import { seedDrawings } from "./seed/drawings"
import { seedReviews } from "./seed/reviews"
import { seedSynonyms } from "./seed/synonyms"
import { seedTradeGroups } from "./seed/trade-groups"
import { seedVehicles } from "./seed/vehicles"

/**
 * First data of a demo shop: what every shop begins with, then the parts, customers with their
 * prices, reviews and orders. Every part finds what is there already, as the shop's own seed does.
 */
export default async function seedDemo(args: ExecArgs): Promise<void> {
  await seedShop(args)
  const { container } = args
  const environment = readEnvironment(process.env)
  // Other threads encode the pictures while this one waits for the database.
  await Promise.all([seedDrawings(environment), seedRecords(container, environment)])
}

async function seedRecords(container: MedusaContainer, environment: Environment): Promise<void> {
  await seedCatalogue(container, environment)
  await seedVehicles(container, environment)
  await seedSynonyms(container)
  await seedReviews(container)
  const customer = await seedDemoCustomer(container, DEMO_CUSTOMER, environment)
  const distributor = await seedDemoCustomer(container, DEMO_DISTRIBUTOR, environment)
  await seedTradeGroups(container, {
    ...(customer && { Workshop: customer.customer_id }),
    ...(distributor && { Distributor: distributor.customer_id }),
  })
  if (customer) await seedDemoOrders(container, { customer, environment })
}
