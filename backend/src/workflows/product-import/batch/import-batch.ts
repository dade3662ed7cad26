import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { findProductDefaultsStep } from "../../product/steps/find-product-defaults"
import type { ChangedProduct } from "./changed-products"
import { identified, type NewProduct } from "./new-products"
import { type ProductBatch, writeProducts } from "./write-products"

export type ImportBatchInput = {
  created: readonly Omit<NewProduct, "product_id" | "variant_id">[]
  changed: readonly ChangedProduct[]
}

const identifyProductsStepId = "identify-products"

/** The ids that new products will have, so that their event can be told before they are written. */
const identifyProductsStep = createStep(
  identifyProductsStepId,
  async (created: ImportBatchInput["created"]) => new StepResponse(created.map(identified)),
)

const writeProductsStepId = "write-products"

/**
 * Writes what rows make and change in one transaction: a kill leaves all of it or nothing. The last
 * step of its workflow: nothing behind it can ask for it to be undone.
 */
const writeProductsStep = createStep(writeProductsStepId, async (batch: ProductBatch, step) => {
  await writeProducts(step, batch)
  return new StepResponse({ created_ids: batch.created.map(({ product_id }) => product_id) })
})

export const importBatchWorkflowId = "import-batch"

/** Products that rows of the product file describe, new ones and changes; all of it or nothing. */
export const importBatchWorkflow = createWorkflow(
  importBatchWorkflowId,
  (input: ImportBatchInput) => {
    const defaults = findProductDefaultsStep()
    const created = identifyProductsStep(input.created)
    const told = transform({ input, created }, ({ input, created }) => ({
      created: created.map(({ product_id: id }) => ({ id })),
      changed: [...new Set(input.changed.map(({ product }) => product.product_id))].map((id) => ({
        id,
      })),
    }))
    // Medusa tells events once the workflow has succeeded.
    emitEventStep({ eventName: ProductWorkflowEvents.CREATED, data: told.created })
    emitEventStep({ eventName: ProductWorkflowEvents.UPDATED, data: told.changed }).config({
      name: "emit-changed-products",
    })
    const batch = transform({ input, created, defaults }, ({ input, created, defaults }) => ({
      ...{ created, defaults },
      changed: input.changed,
    }))
    return new WorkflowResponse(writeProductsStep(batch))
  },
)
