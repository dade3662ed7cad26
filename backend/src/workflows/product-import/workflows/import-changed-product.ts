import { Modules, ProductWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { type Audited, recordChanges } from "../../audit/record-changes"
import { stockLocks } from "../../../locks/locks"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { type ChangedProduct, writeChangedProduct } from "../write-changed-product"

const writeChangedProductStepId = "write-changed-product"

/**
 * Writes what a row changes in one transaction with its entries of the trail, under the locks that
 * edits, reservations and deliveries take. The last step of its workflow: nothing behind it can ask
 * for it to be undone.
 */
const writeChangedProductStep = createStep(
  writeChangedProductStepId,
  async (change: ChangedProduct, step) => {
    const { product_id, variant_id, has_siblings, inventory } = change.product
    const id = has_siblings ? variant_id : product_id
    const locks = step.container.resolve(Modules.LOCKING)
    await locks.execute(stockLocks({ id, inventory }), () =>
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
function auditedOf({ product }: ChangedProduct): Audited[] {
  const items = product.inventory.map(({ inventory_item_id }) => inventory_item_id)
  const ids = [product.product_id]
  return [
    { kind: "price", ids, action: "changed" },
    { kind: "stock", ids: items, action: "changed" },
    { kind: "quantity_rule", ids, action: "changed" },
  ]
}

export const importChangedProductWorkflowId = "import-changed-product"

/** What a row of the product file changes about a product; all of it or nothing. */
export const importChangedProductWorkflow = createWorkflow(
  importChangedProductWorkflowId,
  (input: ChangedProduct) => {
    const told = transform({ input }, ({ input }) => [{ id: input.product.product_id }])
    // Medusa tells events once the workflow has succeeded.
    emitEventStep({ eventName: ProductWorkflowEvents.UPDATED, data: told })
    return new WorkflowResponse(writeChangedProductStep(input))
  },
)
