import type { AddedItemRow, OrderItemRow, OrderRow } from "../../row/order-row"

/** A line of 50 pieces at a price that is its number, of a part that is named by it. */
export function anItem(number: number, change: Partial<OrderItemRow> = {}): OrderItemRow {
  return {
    id: `ordli_${String(number).padStart(4, "0")}`,
    title: `Disc ${number}`,
    product_title: `Disc ${number}`,
    product_id: `prod_${number}`,
    part_id: `prod_${number}`,
    variant_id: `variant_${number}`,
    variant_sku: `BD-${number}`,
    quantity: 50,
    unit_price: number,
    total: number * 50,
    tax_total: 0,
    is_tax_inclusive: true,
    fields: {},
    ...change,
  }
}

/** A deposit of 2 on each of 50 pieces of the first line. */
export function anAddedItem(change: Partial<AddedItemRow> = {}): AddedItemRow {
  const amounts = { quantity: 50, unit_price: 2, total: 100, tax_total: 0, is_tax_inclusive: true }
  return { id: "ordli_9001", title: "Core deposit", line_id: "ordli_0001", ...amounts, ...change }
}

/** An unpaid order of so many lines. */
export function anOrderRow(count: number, change: Partial<OrderRow> = {}): OrderRow {
  const items = Array.from({ length: count }, (_, place) => anItem(place + 1))
  const total = items.reduce((sum, item) => sum + Number(item.total), 0)
  return {
    id: "order_01KAJ5X8V1Q9",
    display_id: 7,
    status: "pending",
    email: "customer@example.com",
    customer_id: "cus_1",
    currency_code: "usd",
    total,
    credit_line_total: 0,
    summary: { pending_difference: total },
    metadata: null,
    fields: {},
    created_at: "2026-01-01",
    canceled_at: null,
    items,
    added: [],
    shipments: [],
    shipping_address: { first_name: "Mara", last_name: null, phone: "1", address_1: "1 Street" },
    fulfillments: [],
    payment_collections: [],
    ...change,
  }
}
