import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { recordChanges, type Audited } from "../../audit/record-changes"
import { stockLockKeys } from "../../product/product-lock"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { writeChangedProduct, type ChangedSheetProduct } from "../write-changed-product"

export const writeChangedProductStepId = "write-changed-product"

/**
 * Writes what a row changes in one transaction with its entries of the trail, under the locks that
 * edits, reservations and deliveries take. The last step of its workflow: nothing behind it can ask
 * for it to be undone.
 */
export const writeChangedProductStep = createStep(
  writeChangedProductStepId,
  async (change: ChangedSheetProduct, step) => {
    const { product_id, variant_id, has_siblings, inventory } = change.product
    const id = has_siblings ? variant_id : product_id
    const locks = step.container.resolve(Modules.LOCKING)
    await locks.execute(stockLockKeys({ id, inventory }), () =>
      inOneTransaction(step, (transaction) =>
        auditedOf(change).reduce(
          (task, audited) => async () =>
            void (await recordChanges(step, [transaction, audited], task)),
          () => writeChangedProduct(step.container, transaction, change),
        )(),
      ),
    )
    return new StepResponse({ id: product_id })
  },
)

/** What of the row's product the trail follows. */
function auditedOf({ product }: ChangedSheetProduct): Audited[] {
  const items = product.inventory.map(({ inventory_item_id }) => inventory_item_id)
  const ids = [product.product_id]
  return [
    { kind: "price", ids, action: "changed" },
    { kind: "stock", ids: items, action: "changed" },
    { kind: "quantity_rule", ids, action: "changed" },
  ]
}
