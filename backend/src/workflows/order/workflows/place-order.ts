import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { checkPurchaseStep } from "../steps/check-purchase"
import { findSellableStep } from "../steps/find-sellable"
import { readLineFactsStep } from "../steps/read-line-facts"
import { readShopStep } from "../steps/read-shop"
import { readTaxLinesStep } from "../steps/read-tax-lines"
import { writeOrderStep } from "../steps/write-order"
import { placedOrder } from "./placed-order"
import { taxInput, writeOrderInput, type PlaceOrderInput } from "./place-order-input"

export const placeOrderWorkflowId = "place-order"

/** One unpaid order of one part: checked, written, its stock reserved and its payment due. */
export const placeOrderWorkflow = createWorkflow(placeOrderWorkflowId, (input: PlaceOrderInput) => {
  const sellable = findSellableStep({
    product_id: input.product_id,
    product_name: input.product_name,
    known: input.sellable,
  })
  const checked = checkPurchaseStep({
    sellable,
    quantity: input.quantity,
    seen_price: input.seen_price,
    seen_total: input.seen_total,
    shop_minimum: input.shop_minimum,
  })
  // Only now: of a crowd at the last pieces most are refused above.
  const shop = readShopStep()
  const facts = readLineFactsStep({ variant_id: sellable.variant_id })
  const taxes = readTaxLinesStep(transform({ input, shop, sellable, facts }, taxInput))
  const order = writeOrderStep(
    transform({ input, shop, sellable, facts, checked, taxes }, writeOrderInput),
  )
  emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: order.ids.order } })
  return new WorkflowResponse(transform({ input, shop, sellable, checked, order }, placedOrder))
})
