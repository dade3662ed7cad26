import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { writeChangedProductStep } from "../steps/write-changed-product"
import type { ChangedSheetProduct } from "../write-changed-product"

export const updateSheetProductWorkflowId = "update-sheet-product"

/** What a row of the product file changes about a product; all of it or nothing. */
export const updateSheetProductWorkflow = createWorkflow(
  updateSheetProductWorkflowId,
  (input: ChangedSheetProduct) => {
    const told = transform({ input }, ({ input }) => [{ id: input.product.product_id }])
    // Medusa tells events once the workflow has succeeded.
    emitEventStep({ eventName: ProductWorkflowEvents.UPDATED, data: told })
    return new WorkflowResponse(writeChangedProductStep(input))
  },
)
