import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createOrderPaymentCollectionWorkflow,
  createOrderWorkflow,
  createReservationsWorkflow,
} from "@medusajs/medusa/core-flows"
import { checkPurchaseStep } from "../steps/check-purchase"
import { findSellableStep } from "../steps/find-sellable"
import { readShopStep } from "../steps/read-shop"
import { orderInput, reservationInput, type PlaceOrderInput } from "./place-order-input"

export const placeOrderWorkflowId = "place-order"

/** One unpaid order of one part: checked, written, its stock reserved and its payment due. */
export const placeOrderWorkflow = createWorkflow(placeOrderWorkflowId, (input: PlaceOrderInput) => {
  const shop = readShopStep()
  const sellable = findSellableStep({
    product_id: input.product_id,
    product_name: input.product_name,
  })
  const checked = checkPurchaseStep({
    sellable,
    quantity: input.quantity,
    seen_price: input.seen_price,
    seen_total: input.seen_total,
    shop_minimum: input.shop_minimum,
  })
  const order = createOrderWorkflow.runAsStep({
    input: transform({ input, shop, sellable }, orderInput),
  })
  createReservationsWorkflow.runAsStep({
    input: transform({ order, sellable, input }, reservationInput),
  })
  createOrderPaymentCollectionWorkflow.runAsStep({
    input: { order_id: order.id, amount: checked.total },
  })
  return new WorkflowResponse({ id: order.id })
})
