import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { findShelfStep } from "../../product/steps/find-shelf"
import type { SheetValues } from "../read-cells"
import { identifyProductStep } from "../steps/identify-product"
import { writeNewProductStep } from "../steps/write-new-product"

export type CreateSheetProductInput = { handle: string; values: Partial<SheetValues> }

export const createSheetProductWorkflowId = "create-sheet-product"

/** A product that a row of the product file describes; whole or not at all. */
export const createSheetProductWorkflow = createWorkflow(
  createSheetProductWorkflowId,
  (input: CreateSheetProductInput) => {
    const shelf = findShelfStep()
    const product = identifyProductStep()
    // Medusa tells events once the workflow has succeeded.
    emitEventStep({ eventName: ProductWorkflowEvents.CREATED, data: [{ id: product.id }] })
    const row = transform({ input, shelf, product }, ({ input, shelf, product }) => ({
      ...input,
      shelf,
      product_id: product.id,
    }))
    return new WorkflowResponse(writeNewProductStep(row))
  },
)
