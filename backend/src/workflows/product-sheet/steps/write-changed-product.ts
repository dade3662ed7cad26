import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { stockLockKeys } from "../../product/product-lock"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { writeChangedProduct, type ChangedSheetProduct } from "../write-changed-product"

export const writeChangedProductStepId = "write-changed-product"

/**
 * Writes what a row changes in one transaction, under the locks that edits, reservations and
 * deliveries take. The last step of its workflow: nothing behind it can ask for it to be undone.
 */
export const writeChangedProductStep = createStep(
  writeChangedProductStepId,
  async (change: ChangedSheetProduct, step) => {
    const { product_id, variant_id, has_siblings, inventory } = change.product
    const id = has_siblings ? variant_id : product_id
    const locks = step.container.resolve(Modules.LOCKING)
    await locks.execute(stockLockKeys({ id, inventory }), () =>
      inOneTransaction(step, (transaction) =>
        writeChangedProduct(step.container, transaction, change),
      ),
    )
    return new StepResponse({ id: product_id })
  },
)
