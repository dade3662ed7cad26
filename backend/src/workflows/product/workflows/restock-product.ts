import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL, productLockKey } from "../product-lock"
import { findProductStep } from "../steps/find-product"
import { setProductStockWorkflow } from "./set-product-stock"

export type RestockProductInput = {
  /** A row's id: a product's, or a variant's where it has several. */
  id: string
  /** Pieces that can be ordered afterwards. */
  available: number
}

export const restockProductWorkflowId = "restock-product"

/** Sets what is available of one row, and nothing else. */
export const restockProductWorkflow = createWorkflow(
  restockProductWorkflowId,
  (input: RestockProductInput) => {
    const key = transform({ input }, ({ input }) => productLockKey(input.id))
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    const product = findProductStep({ id: input.id })
    setProductStockWorkflow.runAsStep({ input: { product, available: input.available } })
    releaseLockStep({ key })
    return new WorkflowResponse(product)
  },
)
