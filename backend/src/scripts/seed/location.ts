import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"
import { MAKER } from "./maker"

const NAME = "Halden works"

/** The one stock location, linked to the sales channel; answers its id. */
export async function seedLocation(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<string> {
  const [known] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: NAME })
  const id = known?.id ?? (await createLocation(container))
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id, add: [salesChannelId] },
  })
  return id
}

async function createLocation(container: MedusaContainer): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: NAME, address: MAKER.address }] },
  })
  const id = result[0]?.id
  if (!id) throw new Error("Medusa made no stock location")
  return id
}
