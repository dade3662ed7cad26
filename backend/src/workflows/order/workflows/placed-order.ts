import type { OrderRow } from "../../../queries/order/orders"
import type { Sellable } from "../../../queries/product/sellable"
import type { Shop } from "../../../queries/shop/shop"
import type { InsertedOrder } from "../insert-order"
import type { PlaceOrderInput } from "./place-order-input"

type Placed = {
  input: PlaceOrderInput
  shop: Pick<Shop, "currency_code">
  sellable: Sellable
  checked: { total: number }
  order: InsertedOrder
}

/** The order that was written just now as it would be read: nobody has paid or delivered it yet. */
export function placedOrder({ input, shop, sellable, checked, order }: Placed): OrderRow {
  return {
    id: order.ids.order,
    display_id: order.display_id,
    status: "pending",
    email: input.email,
    customer_id: input.customer_id,
    currency_code: shop.currency_code,
    total: checked.total,
    credit_line_total: 0,
    summary: { pending_difference: checked.total },
    metadata: null,
    created_at: order.created_at,
    canceled_at: null,
    items: [
      {
        id: order.ids.line,
        title: sellable.name,
        product_title: sellable.title,
        product_id: sellable.product_id,
        variant_id: sellable.variant_id,
        quantity: input.quantity,
        unit_price: sellable.price,
      },
    ],
    shipping_address: {
      first_name: input.name,
      last_name: null,
      phone: input.phone,
      address_1: input.address,
    },
    fulfillments: [],
    payment_collections: [],
  }
}
