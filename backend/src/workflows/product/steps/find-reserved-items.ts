import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/product/sellable"

export type FindReservedItemsInput = { product: Sellable }

export const findReservedItemsStepId = "find-reserved-items"

/** What open orders still hold of a product, by inventory item. */
export const findReservedItemsStep = createStep(
  findReservedItemsStepId,
  async ({ product }: FindReservedItemsInput, { container }) => {
    const reservations = await container.resolve(Modules.INVENTORY).listReservationItems({
      inventory_item_id: product.inventory.map(({ inventory_item_id }) => inventory_item_id),
    })
    return new StepResponse([
      ...new Set(reservations.map(({ inventory_item_id }) => inventory_item_id)),
    ])
  },
)
