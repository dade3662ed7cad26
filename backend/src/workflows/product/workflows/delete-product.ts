import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  deleteProductsWorkflow,
  deleteProductVariantsWorkflow,
  dismissRemoteLinkStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { hasSiblings, isAlone, reservedLinks } from "../delete-product-input"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL, stockLockKeys } from "../product-lock"
import { findProductStep } from "../steps/find-product"
import { findReservedItemsStep } from "../steps/find-reserved-items"

export type DeleteProductInput = {
  /** A row's id: a product's, or a variant's where it has several. */
  id: string
}

export const deleteProductWorkflowId = "delete-product"

/**
 * Takes a row out of the shop. Medusa deletes a product's inventory items with it and refuses while
 * orders hold some: those stay without the product, so that the orders can be delivered or cancelled.
 */
export const deleteProductWorkflow = createWorkflow(
  deleteProductWorkflowId,
  (input: DeleteProductInput) => {
    const product = findProductStep({ id: input.id })
    const key = transform({ product }, ({ product }) => stockLockKeys(product))
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    const reserved = findReservedItemsStep({ product })
    dismissRemoteLinkStep(transform({ product, reserved }, reservedLinks))
    when("product-is-alone", { product }, isAlone).then(() => {
      deleteProductsWorkflow.runAsStep({
        input: transform({ product }, ({ product }) => ({ ids: [product.product_id] })),
      })
    })
    when("product-has-siblings", { product }, hasSiblings).then(() => {
      deleteProductVariantsWorkflow.runAsStep({
        input: transform({ product }, ({ product }) => ({ ids: [product.variant_id] })),
      })
    })
    releaseLockStep({ key })
    return new WorkflowResponse(product)
  },
)
