import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { writeNewProduct, type NewSheetProduct } from "../write-new-product"

export const writeNewProductStepId = "write-new-product"

/**
 * Writes a product of the file in one transaction: a kill leaves all of it or nothing. The last step
 * of its workflow, so that nothing behind it can ask for it to be undone.
 */
export const writeNewProductStep = createStep(
  writeNewProductStepId,
  async (product: NewSheetProduct, step) => {
    await inOneTransaction(step, (transaction) =>
      writeNewProduct(step.container, transaction, product),
    )
    return new StepResponse({ id: product.product_id })
  },
)
