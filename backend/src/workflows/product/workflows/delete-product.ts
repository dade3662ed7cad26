import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
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
import type { Sellable } from "../../../queries/product/sellable"
import { LOCK_PATIENCE, stockLocks } from "../../../locks/locks"
import { findProductStep } from "../steps/find-product"

const { timeout, ttl, retryInterval } = LOCK_PATIENCE

type FindReservedItemsInput = { product: Sellable }

const findReservedItemsStepId = "find-reserved-items"

/** What open orders still hold of a product, by inventory item. */
const findReservedItemsStep = createStep(
  findReservedItemsStepId,
  async ({ product }: FindReservedItemsInput, { container }) => {
    const reservations = await container.resolve(Modules.INVENTORY).listReservationItems({
      inventory_item_id: product.inventory.map(({ inventory_item_id }) => inventory_item_id),
    })
    return new StepResponse([
      ...new Set(reservations.map(({ inventory_item_id }) => inventory_item_id)),
    ])
  },
)

type Context = { product: Sellable; reserved: string[] }

/** The links from the variant to what open orders still hold. */
function reservedLinks({ product, reserved }: Context) {
  return reserved.map((inventory_item_id) => ({
    [Modules.PRODUCT]: { variant_id: product.variant_id },
    [Modules.INVENTORY]: { inventory_item_id },
  }))
}

function isAlone({ product }: { product: Sellable }): boolean {
  return product.id === product.product_id
}

function hasSiblings({ product }: { product: Sellable }): boolean {
  return !isAlone({ product })
}

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
    const key = transform({ product }, ({ product }) => stockLocks(product))
    acquireLockStep({ key, timeout, ttl, retryInterval })
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
