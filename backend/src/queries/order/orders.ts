import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import { readPage, type Page, type PageOf } from "../database/cursor-pagination"

type AmountRow = number | string | { value: string } | null

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
  created_at: string | Date
  canceled_at: string | Date | null
  items: {
    id: string
    title: string
    product_title: string | null
    product_id: string | null
    variant_id: string | null
    variant_sku?: string | null
    quantity: AmountRow
    unit_price: AmountRow
  }[]
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

const FIELDS = [
  "id",
  "display_id",
  "status",
  "email",
  "customer_id",
  "currency_code",
  "total",
  "credit_line_total",
  "summary",
  "metadata",
  "created_at",
  "canceled_at",
  "items.*",
  "shipping_address.*",
  "fulfillments.*",
  "payment_collections.payments.*",
  "payment_collections.payments.refunds.*",
]

type OrderFilter = { id?: string | string[]; customer_id?: string; includeCancelled?: boolean }

/** Orders with all that /api/v1 tells of them, newest first, at most 1,000. */
export async function readOrders(
  container: MedusaContainer,
  { includeCancelled = false, ...filter }: OrderFilter = {},
): Promise<OrderRow[]> {
  return queryGraph<OrderRow>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { is_draft_order: false, ...filter, ...(includeCancelled ? {} : NOT_CANCELLED) },
    pagination: { order: { created_at: "DESC" }, take: 1000 },
  })
}

const NOT_CANCELLED = { status: { $ne: "canceled" } }

/** Whose orders a list is of: a customer's, or those under a mail, also of people who are gone. */
type Buyer = { customer_id?: string | undefined; email?: string }

/** A page of the orders that are not cancelled: everybody's, or those that fit the buyer either way. */
export function readOrderPage(
  container: MedusaContainer,
  { customer_id, email }: Buyer,
  page: Page,
): Promise<PageOf<OrderRow>> {
  const either = [...(customer_id ? [{ customer_id }] : []), ...(email ? [{ email }] : [])]
  const filters = {
    is_draft_order: false,
    ...NOT_CANCELLED,
    ...(either.length > 0 ? { $or: either } : {}),
  }
  return readPage<OrderRow>(container, { entity: "order", fields: FIELDS, filters }, page)
}

/** One order, cancelled or not; undefined for an unknown id. */
export async function readOrder(container: MedusaContainer, id: string) {
  const [order] = await readOrders(container, { id, includeCancelled: true })
  return order
}
