import type { MedusaContainer } from "@medusajs/framework/types"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../queries/database/query-graph"
import type { Environment } from "../../settings/environment"
import { MAKER } from "./maker"
import { seedLocation } from "./location"
import { seedRegion } from "./region"
import { seedShipping } from "./shipping"

type StoreRow = {
  id: string
  default_sales_channel_id: string
  default_region_id: string | null
  default_location_id: string | null
}

/** Region, stock location, free shipping and the store's defaults: all that selling needs. */
export async function seedCommerce(
  container: MedusaContainer,
  environment: Environment,
): Promise<void> {
  const [store] = await queryGraph<StoreRow>(container, {
    entity: "store",
    fields: ["id", "default_sales_channel_id", "default_region_id", "default_location_id"],
  })
  if (!store) throw new Error("Medusa made no store")
  if (store.default_region_id && store.default_location_id) return
  const locationId = await seedLocation(container, store.default_sales_channel_id)
  const regionId = await seedRegion(container, environment.currency)
  await seedShipping(container, { locationId, regionId, currency: environment.currency })
  // Last: the store's defaults say that the steps above are complete.
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: MAKER.name,
        supported_currencies: [
          { currency_code: environment.currency, is_default: true, is_tax_inclusive: true },
        ],
        default_region_id: regionId,
        default_location_id: locationId,
      },
    },
  })
}
