import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import { cursorOf, readPage, type Page, type PageOf } from "../database/cursor-pagination"
import { type FieldValues, NO_FIELDS, readFieldValues } from "../field/field-values"
import type { LineDue } from "../../contract/order/due-dates"
import type { Shipment } from "../../contract/order/shipments"
import { declaredFields } from "../../kit/registry/registry"
import { addedFor } from "./lines/added-mark"
import { withPartIds } from "./lines/part-ids"
import { readLineDues, withDues } from "./lines/line-dues"
import { withShipments } from "./lines/shipments"
import { searchOrders } from "./search/order-search"

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

type Metadata = Record<string, unknown> | null
type FoundItem = Omit<OrderItemRow, "part_id" | "fields"> & {
  metadata?: Metadata
  /** Medusa keeps it twice: this is the line's own. */
  line_item_metadata?: Metadata
}
type FoundOrder = Omit<OrderRow, "shipments" | "items" | "added" | "fields"> & {
  items: FoundItem[]
}

type OrderFilter = { id?: string | string[]; customer_id?: string; includeCancelled?: boolean }

/** Orders with all that /api/v1 tells of them, newest first, at most 1,000. */
export async function readOrders(
  container: MedusaContainer,
  { includeCancelled = false, ...filter }: OrderFilter = {},
): Promise<OrderRow[]> {
  const orders = await queryGraph<FoundOrder>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { is_draft_order: false, ...filter, ...(includeCancelled ? {} : NOT_CANCELLED) },
    pagination: { order: { created_at: "DESC" }, take: 1000 },
  })
  return whole(container, orders)
}

const NOT_CANCELLED = { status: { $ne: "canceled" } }

/** A page of the orders that match words; of the cancelled ones only where they are asked for. */
export async function readFoundOrderPage(
  container: MedusaContainer,
  { q, includeCancelled }: { q: string; includeCancelled: boolean },
  { limit, cursor }: Page,
): Promise<PageOf<OrderRow>> {
  // One row more than asked for tells whether there is another page.
  const { ids, total } = await searchOrders(container, {
    q,
    includeCancelled,
    limit: limit + 1,
    cursor,
  })
  const id = ids.slice(0, limit)
  const rows = id.length > 0 ? await readOrders(container, { id, includeCancelled }) : []
  const last = rows.at(-1)
  return { rows, total, next: last && ids.length > limit ? cursorOf(last) : undefined }
}

/** Whose orders a list is of: a customer's, or those under a mail, also of people who are gone. */
type Buyer = { customer_id?: string | undefined; email?: string }

/** A page of the orders: everybody's, or those that fit the buyer either way. */
export async function readOrderPage(
  container: MedusaContainer,
  { customer_id, email, includeCancelled = false }: Buyer & { includeCancelled?: boolean },
  page: Page,
): Promise<PageOf<OrderRow>> {
  const either = [...(customer_id ? [{ customer_id }] : []), ...(email ? [{ email }] : [])]
  const filters = {
    is_draft_order: false,
    ...(includeCancelled ? {} : NOT_CANCELLED),
    ...(either.length > 0 ? { $or: either } : {}),
  }
  const list = { entity: "order", fields: FIELDS, filters }
  const found = await readPage<FoundOrder>(container, list, page)
  return { ...found, rows: await whole(container, found.rows) }
}

/** Medusa answers an order's items in no order. */
async function whole(container: MedusaContainer, found: FoundOrder[]): Promise<OrderRow[]> {
  const [orders, items, fields, ofLines, dues] = await Promise.all([
    withShipments(container, found),
    withPartIds(
      container,
      found.map(({ items }) => items),
    ),
    readFieldValues(container, "order", found),
    readLineFields(container, found),
    readLineDues(container, waitingLines(found)),
  ])
  return orders.map((order, place) => ({
    ...order,
    ...partsAndAdded(withDues(items[place] ?? [], dues), ofLines),
    fields: fields[place] ?? NO_FIELDS,
  }))
}

/** The lines that may wait for goods: of what is cancelled none does. */
function waitingLines(found: readonly FoundOrder[]): string[] {
  const live = found.filter(({ canceled_at }) => !canceled_at)
  return live.flatMap(({ items }) => items.map(({ id }) => id))
}

/** By the ids of their lines; nothing is there where plugins declared nothing. */
async function readLineFields(container: MedusaContainer, found: readonly FoundOrder[]) {
  if (declaredFields("orderLine").length === 0) return new Map<string, FieldValues>()
  const lines = found.flatMap(({ items }) =>
    items.map(({ id, metadata, line_item_metadata }) => ({
      id,
      metadata: line_item_metadata ?? metadata ?? null,
    })),
  )
  const values = await readFieldValues(container, "orderLine", lines)
  return new Map(lines.map(({ id }, place) => [id, values[place] ?? NO_FIELDS]))
}

type FoundPart = FoundItem & Pick<OrderItemRow, "part_id">

/** The parts of an order, and what plugins added to it. */
function partsAndAdded(items: readonly FoundPart[], fields: ReadonlyMap<string, FieldValues>) {
  const sorted = inOrder(items)
  return {
    items: sorted
      .filter((item) => !addedFor(item))
      .map((item) => ({ ...item, fields: fields.get(item.id) ?? NO_FIELDS })),
    added: sorted.flatMap((item) => {
      const mark = addedFor(item)
      return mark ? [{ ...item, ...mark }] : []
    }),
  }
}

/** Items in the order in which they were wanted: their ids begin with their time. */
export function inOrder<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** One order, cancelled or not; undefined for an unknown id. */
export async function readOrder(container: MedusaContainer, id: string) {
  const [order] = await readOrders(container, { id, includeCancelled: true })
  return order
}
