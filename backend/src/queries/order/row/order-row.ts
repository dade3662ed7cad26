import type { BigNumberInput } from "@medusajs/framework/types"
import type { LineDue } from "../../../contract/order/due-dates"
import type { Shipment } from "../../../contract/order/shipments"
import type { FieldValues } from "../../field/field-values"

type AmountRow = number | string | { value: string } | null

/** What a line of an order comes to. */
export type ItemAmounts = {
  quantity: AmountRow
  unit_price: AmountRow
  /** With all tax, less what was taken off its price. */
  total: AmountRow
  /** The part of it that is tax; it is in the price too, or is added to that. */
  tax_total: AmountRow
  is_tax_inclusive: boolean
}

export type OrderItemRow = ItemAmounts & {
  id: string
  title: string
  product_title: string | null
  product_id: string | null
  /** The `_id` by which /api/v1 knows what was ordered; empty of what is no part. */
  part_id: string
  variant_id: string | null
  variant_sku?: string | null
  /** Of its total, what is asked back and has not arrived; only once something was. */
  return_requested_total?: AmountRow
  /** What became of its pieces; missing of what was placed just now. */
  detail?: {
    fulfilled_quantity?: AmountRow
    shipped_quantity: AmountRow
    delivered_quantity: AmountRow
    return_received_quantity?: AmountRow
    return_dismissed_quantity?: AmountRow
  }
  /** Of the fields that plugins declared. */
  fields: FieldValues
  /** Its pieces that wait for goods; missing where none do. */
  due?: LineDue[]
}

/** What a plugin added to an order as it was placed. */
export type AddedItemRow = ItemAmounts & {
  id: string
  title: string
  /** The item that it was added for; null where it is of the whole order. */
  line_id: string | null
}

export type OrderRow = {
  id: string
  display_id: number
  status: string
  email: string | null
  customer_id: string | null
  currency_code: string
  total: AmountRow
  /** What was credited since, as each refund is; it is taken off from the total. */
  credit_line_total: AmountRow
  /** The order's books; what is left to pay may be below 0. */
  summary: { pending_difference?: BigNumberInput } | null
  metadata: Record<string, unknown> | null
  /** Of the fields that plugins declared. */
  fields: FieldValues
  created_at: string | Date
  canceled_at: string | Date | null
  items: OrderItemRow[]
  /** What plugins added beside them. */
  added: AddedItemRow[]
  shipments: Shipment[]
  shipping_address: {
    first_name: string | null
    last_name: string | null
    phone: string | null
    address_1: string | null
  } | null
  fulfillments: {
    id: string
    shipped_at: string | Date | null
    delivered_at: string | Date | null
    canceled_at: string | Date | null
  }[]
  payment_collections: {
    payments: {
      captured_at: string | Date | null
      data: { id?: string } | null
      refunds: { amount: AmountRow; created_at: string | Date }[]
    }[]
  }[]
}
