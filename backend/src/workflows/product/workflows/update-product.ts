import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  releaseLockStep,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../../locks/locks"
import { changeFieldsWorkflow } from "../../field/change-fields"
import { checkProductNameStep } from "../steps/check-product-name"
import { findProductStep } from "../steps/find-product"
import { planProductChangeStep } from "../steps/plan-product-change"
import { setBasePriceStep } from "../steps/set-base-price"
import {
  changesProduct,
  changesTitle,
  fieldsChange,
  nameCheck,
  priceChange,
  productChange,
  renamesVariant,
  setsFields,
  setsPrice,
  setsStock,
  stockChange,
  variantChange,
  type UpdateProductInput,
} from "../update-product-input"
import { setProductStockWorkflow } from "./set-product-stock"

const { timeout, ttl, retryInterval } = LOCK_PATIENCE

export const updateProductWorkflowId = "update-product"

/** Writes what /api/v1 tells of a row: names, picture, price and what is available. */
export const updateProductWorkflow = createWorkflow(
  updateProductWorkflowId,
  (input: UpdateProductInput) => {
    const key = transform({ input }, ({ input }) => MEDUSA_LOCKS.product(input.id))
    acquireLockStep({ key, timeout, ttl, retryInterval })
    const product = findProductStep({ id: input.id, customer_id: input.customer_id })
    const plan = planProductChangeStep({ product, name: input.name, price: input.price })
    const context = { input, product, plan }
    when("title-changes", context, changesTitle).then(() => {
      checkProductNameStep(transform(context, nameCheck))
    })
    when("product-changes", context, changesProduct).then(() => {
      updateProductsWorkflow.runAsStep({ input: transform(context, productChange) })
    })
    when("variant-is-renamed", context, renamesVariant).then(() => {
      updateProductVariantsWorkflow.runAsStep({ input: transform(context, variantChange) })
    })
    when("price-changes", context, setsPrice).then(() => {
      setBasePriceStep(transform(context, priceChange))
    })
    when("stock-changes", context, setsStock).then(() => {
      setProductStockWorkflow.runAsStep({ input: transform(context, stockChange) })
    })
    when("fields-change", context, setsFields).then(() => {
      changeFieldsWorkflow.runAsStep({ input: transform(context, fieldsChange) })
    })
    releaseLockStep({ key })
    return new WorkflowResponse(product)
  },
)
