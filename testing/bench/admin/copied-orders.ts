import type { Copied } from "./copy-rows"

type Spread = { partId: string; parts: number; customerId: string; customers: number }

const COLLECTIONS =
  "payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)"
const PAYMENTS = `payment_id in (select id from payment where ${COLLECTIONS})`
const PARCELS =
  "fulfillment_id in (select fulfillment_id from order_fulfillment where order_id = $1)"
const LINES = "in (select item_id from order_item where order_id = $1)"
/** Apart from each other, so that neighbours in time have different parts and customers. */
const STRIDE = 7919

/** All rows of an order, whose copies are of different parts and customers. */
export function copiedOrder({ partId, parts, customerId, customers }: Spread): Copied[] {
  const one = (id: string, count: number) => `'${id}_' || (n::bigint * ${STRIDE} % ${count} + 1)`
  const times = ["created_at"]
  return [
    {
      table: "order",
      where: "id = $1",
      own: ["id", "shipping_address_id"],
      times: ["created_at", "canceled_at"],
      set: {
        display_id: "nextval('order_display_id_seq')",
        customer_id: one(customerId, customers),
        email: `'person-' || (n::bigint * ${STRIDE} % ${customers} + 1) || '@example.com'`,
        metadata: "r.metadata - 'idempotency_key'",
      },
    },
    {
      table: "order_address",
      where: `id in (select shipping_address_id from "order" where id = $1)`,
      own: ["id"],
    },
    { table: "order_summary", where: "order_id = $1", own: ["id", "order_id"] },
    { table: "order_item", where: "order_id = $1", own: ["id", "order_id", "item_id"] },
    {
      table: "order_line_item",
      where: `id ${LINES}`,
      own: ["id"],
      set: { product_id: one(partId, parts) },
    },
    {
      table: "order_shipping",
      where: "order_id = $1",
      own: ["id", "order_id", "shipping_method_id"],
    },
    {
      table: "order_shipping_method",
      where: "id in (select shipping_method_id from order_shipping where order_id = $1)",
      own: ["id"],
    },
    {
      table: "order_transaction",
      where: "order_id = $1",
      own: ["id", "order_id", "reference_id"],
      times,
    },
    { table: "order_credit_line", where: "order_id = $1", own: ["id", "order_id"] },
    { table: "reservation_item", where: `line_item_id ${LINES}`, own: ["id", "line_item_id"] },
    {
      table: "payment_collection",
      where: COLLECTIONS.replace("payment_collection_id", "id"),
      own: ["id"],
    },
    { table: "payment_session", where: COLLECTIONS, own: ["id", "payment_collection_id"] },
    {
      table: "payment",
      where: COLLECTIONS,
      own: ["id", "payment_collection_id", "payment_session_id"],
      times: ["created_at", "captured_at"],
    },
    { table: "capture", where: PAYMENTS, own: ["id", "payment_id"], times },
    { table: "refund", where: PAYMENTS, own: ["id", "payment_id"], times },
    {
      table: "order_payment_collection",
      where: "order_id = $1",
      own: ["id", "order_id", "payment_collection_id"],
    },
    {
      table: "fulfillment",
      where: PARCELS.replace("fulfillment_id", "id"),
      own: ["id"],
      times: ["created_at", "packed_at", "shipped_at", "delivered_at"],
    },
    { table: "fulfillment_item", where: PARCELS, own: ["id", "fulfillment_id", "line_item_id"] },
    {
      table: "order_fulfillment",
      where: "order_id = $1",
      own: ["id", "order_id", "fulfillment_id"],
    },
  ]
}
