import { InventoryLevelWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { Sellable } from "../../../queries/product/sellable"
import { checkStockCountedStep } from "../steps/check-stock-counted"
import { openStockLevelsStep } from "../steps/open-stock-levels"
import { setAvailableStep } from "../steps/set-available"

export type SetProductStockInput = {
  product: Sellable
  /** Pieces that can be ordered afterwards. */
  available: number
}

export const setProductStockWorkflowId = "set-product-stock"

/** Sets what is available of a product; what is reserved stays reserved. */
export const setProductStockWorkflow = createWorkflow(
  setProductStockWorkflowId,
  ({ product, available }: SetProductStockInput) => {
    checkStockCountedStep({ product, available })
    const shelf = { location_id: product.location_id, inventory: product.inventory }
    openStockLevelsStep(shelf)
    const levels = setAvailableStep({
      location_id: product.location_id,
      inventory: product.inventory,
      available,
    })
    emitEventStep({ eventName: InventoryLevelWorkflowEvents.UPDATED, data: levels })
    return new WorkflowResponse(levels)
  },
)
