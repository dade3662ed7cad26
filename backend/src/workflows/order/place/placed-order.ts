import type { OrderRow } from "../../../queries/order/orders"
import type { InsertedOrder } from "./order-insert"
import { totalOf, type CheckedOrder } from "./order-to-write"

type Placed = {
  input: CheckedOrder
  shop: { currency_code: string }
  written: InsertedOrder
}

/** The order that was written just now as it would be read: nobody has paid or delivered it yet. */
export function placedOrder({ input: { buyer, lines }, shop, written }: Placed): OrderRow {
  const total = totalOf(lines)
  return {
    id: written.id,
    display_id: written.display_id,
    status: "pending",
    email: buyer.email,
    customer_id: buyer.customer_id,
    currency_code: shop.currency_code,
    total,
    credit_line_total: 0,
    summary: { pending_difference: total },
    metadata: null,
    created_at: written.created_at,
    canceled_at: null,
    items: lines.map(({ sellable, quantity }, index) => ({
      id: written.line_ids[index] ?? "",
      title: sellable.name,
      product_title: sellable.title,
      product_id: sellable.product_id,
      variant_id: sellable.variant_id,
      quantity,
      unit_price: sellable.price,
    })),
    shipping_address: {
      first_name: buyer.name,
      last_name: null,
      phone: buyer.phone,
      address_1: buyer.address,
    },
    fulfillments: [],
    payment_collections: [],
  }
}
