import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/product/sellable"

export type OpenStockLevelsInput = Pick<Sellable, "location_id" | "inventory">

export const openStockLevelsStepId = "open-stock-levels"

/** Starts to count at the shop's location what was never counted there; from 0. */
export const openStockLevelsStep = createStep(
  openStockLevelsStepId,
  async ({ location_id, inventory }: OpenStockLevelsInput, { container }) => {
    const stock = container.resolve(Modules.INVENTORY)
    const items = inventory.map(({ inventory_item_id }) => inventory_item_id)
    const known = await stock.listInventoryLevels({ inventory_item_id: items, location_id })
    const missing = items.filter((id) => !known.some((level) => level.inventory_item_id === id))
    const made = await stock.createInventoryLevels(
      missing.map((inventory_item_id) => ({ inventory_item_id, location_id, stocked_quantity: 0 })),
    )
    const ids = made.map(({ id }) => id)
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve(Modules.INVENTORY).deleteInventoryLevels(ids)
  },
)
