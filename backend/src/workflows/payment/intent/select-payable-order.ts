import { ShopError } from "../../../errors/shop-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { isSameAmount } from "../../../contract/money"
import {
  isPayable,
  readPayableOrder,
  readUnpaidOrders,
  smallestDue,
  type PayableOrder,
} from "../../../queries/payment/payable-order"

export type SelectPayableOrderInput = {
  customer_id: string
  /** Major units: what the payer saw. It selects and is compared, it is never charged. */
  amount: number
  order_id?: string
}

export const selectPayableOrderStepId = "select-payable-order"

/** The payer's order of this amount, by its id or, as the oldest clients do, by the amount alone. */
export const selectPayableOrderStep = createStep(
  selectPayableOrderStepId,
  async (input: SelectPayableOrderInput, { container }) => {
    const order = input.order_id
      ? named(await readPayableOrder(container, input.order_id), input)
      : onlyOne(await readUnpaidOrders(container, input.customer_id), input)
    return new StepResponse({ order_id: order.id, smallest_due: smallestDue(order) })
  },
)

function named(order: PayableOrder | undefined, input: SelectPayableOrderInput): PayableOrder {
  if (!order || order.customer_id !== input.customer_id) throw new ShopError("order_not_found")
  if (!isPayable(order)) throw new ShopError("order_not_payable")
  if (!costs(order, input.amount)) throw new ShopError("amount_mismatch")
  return order
}

function onlyOne(unpaid: PayableOrder[], input: SelectPayableOrderInput): PayableOrder {
  const [order, ...others] = unpaid.filter((candidate) => costs(candidate, input.amount))
  if (!order) throw new ShopError("order_not_found")
  if (others.length > 0) throw new ShopError("order_ambiguous")
  return order
}

/** The amount is the order's own, or that as the provider rounds it. */
function costs(order: PayableOrder, amount: number): boolean {
  const { currency_code, due } = order
  if (getSmallestUnit(amount, currency_code) === smallestDue(order)) return true
  return isSameAmount(amount, Number(due), currency_code)
}
