import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createInventoryItemsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import {
  inventoryInput,
  ONLY_OPTION,
  productInput,
  type CreateProductInput,
} from "../create-product-input"
import { checkProductNameStep } from "../steps/check-product-name"
import { dropStrayOptionsStep } from "../steps/drop-stray-options"
import { findShelfStep } from "../steps/find-shelf"
import { numberProductStep } from "../steps/number-product"

export const createProductWorkflowId = "create-product"

/** A product of one variant with price and stock; the stock is there before the product shows. */
export const createProductWorkflow = createWorkflow(
  createProductWorkflowId,
  (input: CreateProductInput) => {
    checkProductNameStep({ name: input.name })
    const shelf = findShelfStep()
    const number = numberProductStep()
    const items = createInventoryItemsWorkflow.runAsStep({
      input: transform({ input, shelf, number }, inventoryInput),
    })
    dropStrayOptionsStep({ title: ONLY_OPTION })
    const products = createProductsWorkflow.runAsStep({
      input: transform({ input, shelf, number, items }, productInput),
    })
    return new WorkflowResponse(products)
  },
)
