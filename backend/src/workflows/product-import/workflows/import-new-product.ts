import { generateEntityId, ProductWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { findProductDefaultsStep } from "../../product/steps/find-product-defaults"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { type NewProduct, writeNewProduct } from "../write-new-product"

const writeNewProductStepId = "write-new-product"

/**
 * Writes a product of the file in one transaction: a kill leaves all of it or nothing. The last step
 * of its workflow, so that nothing behind it can ask for it to be undone.
 */
const writeNewProductStep = createStep(writeNewProductStepId, async (product: NewProduct, step) => {
  await inOneTransaction(step, (transaction) =>
    writeNewProduct(step.container, transaction, product),
  )
  return new StepResponse({ id: product.product_id })
})

const identifyProductStepId = "identify-product"

/** The id that a new product will have, so that its event can be told before it is written. */
const identifyProductStep = createStep(
  identifyProductStepId,
  async () => new StepResponse({ id: generateEntityId(undefined, "prod") }),
)

export type ImportNewProductInput = Pick<NewProduct, "handle" | "values" | "fields">

export const importNewProductWorkflowId = "import-new-product"

/** A product that a row of the product file describes; whole or not at all. */
export const importNewProductWorkflow = createWorkflow(
  importNewProductWorkflowId,
  (input: ImportNewProductInput) => {
    const defaults = findProductDefaultsStep()
    const product = identifyProductStep()
    // Medusa tells events once the workflow has succeeded.
    emitEventStep({ eventName: ProductWorkflowEvents.CREATED, data: [{ id: product.id }] })
    const row = transform({ input, defaults, product }, ({ input, defaults, product }) => ({
      ...input,
      defaults,
      product_id: product.id,
    }))
    return new WorkflowResponse(writeNewProductStep(row))
  },
)
