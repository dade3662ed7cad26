import type { Shop } from "../../../queries/shop"
import type { Sellable } from "../../../queries/sellable"

export type PlaceOrderInput = {
  customer_id: string
  name: string
  email: string
  phone: string
  address: string
  product_id?: string
  product_name: string
  quantity: number
  seen_price: number
  seen_total?: number
  shop_minimum: number
  /** The client's name for this purchase, kept with the order. */
  idempotency_key?: string
}

type OrderContext = {
  input: PlaceOrderInput
  shop: Shop & { shipping_option: { id: string; name: string }; country_code: string }
  sellable: Sellable
}

/** Medusa's order for a purchase; its unit price is the one that was just checked, tax included. */
export function orderInput({ input, shop, sellable }: OrderContext) {
  const address = {
    first_name: input.name,
    phone: input.phone,
    address_1: input.address,
    country_code: shop.country_code,
  }
  return {
    status: "pending" as const,
    region_id: shop.region_id,
    sales_channel_id: shop.sales_channel_id,
    currency_code: shop.currency_code,
    customer_id: input.customer_id,
    email: input.email,
    ...(input.idempotency_key && { metadata: { idempotency_key: input.idempotency_key } }),
    shipping_address: address,
    billing_address: address,
    items: [
      {
        variant_id: sellable.variant_id,
        product_id: sellable.product_id,
        title: sellable.name,
        thumbnail: sellable.image,
        quantity: input.quantity,
        unit_price: sellable.price,
        is_tax_inclusive: true,
        requires_shipping: true,
      },
    ],
    shipping_methods: [
      {
        name: shop.shipping_option.name,
        shipping_option_id: shop.shipping_option.id,
        amount: 0,
        is_tax_inclusive: true,
        data: {},
      },
    ],
  }
}

type ReservationContext = {
  input: PlaceOrderInput
  sellable: Sellable
  order: { items?: { id: string }[] | null }
}

/** Holds the pieces' items at the shop's location; nothing for a part that does not manage its stock. */
export function reservationInput({ input, sellable, order }: ReservationContext) {
  const line = order.items?.[0]
  if (!line) return { reservations: [] }
  return {
    reservations: sellable.inventory.map(({ inventory_item_id, required_quantity }) => ({
      line_item_id: line.id,
      inventory_item_id,
      location_id: sellable.location_id,
      quantity: input.quantity * required_quantity,
    })),
  }
}
