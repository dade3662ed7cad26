import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Sellable } from "../../queries/product/sellable"
import type { SharedTransaction } from "../transaction/in-one-transaction"

/** Starts to count at a location what was never counted there, from 0, within the transaction. */
export async function openLevels(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { location_id, inventory }: Pick<Sellable, "location_id" | "inventory">,
): Promise<void> {
  const stock = container.resolve(Modules.INVENTORY)
  const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
  await within(stock, async (service, context) => {
    const known = await service.listInventoryLevels(
      { inventory_item_id: items, location_id },
      {},
      context,
    )
    const missing = items.filter((id) => !known.some((level) => level.inventory_item_id === id))
    const levels = missing.map((id) => ({
      inventory_item_id: id,
      location_id,
      stocked_quantity: 0,
    }))
    if (levels.length > 0) await service.createInventoryLevels(levels, context)
  })
}
