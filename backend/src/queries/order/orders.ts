import type { MedusaContainer } from "@medusajs/framework/types"
import { cursorOf, readPage, type Page, type PageOf } from "../database/cursor-pagination"
import { type FieldValues, NO_FIELDS, readFieldValues } from "../field/field-values"
import { declaredFields } from "../../kit/registry/registry"
import { addedFor } from "./lines/added-mark"
import { withPartIds } from "./lines/part-ids"
import { readLineDues, withDues } from "./lines/line-dues"
import { withShipments } from "./lines/shipments"
import type { OrderItemRow, OrderRow } from "./row/order-row"
import { type FoundOrder, readOrderRows } from "./row/order-rows"
import { searchOrders } from "./search/order-search"

type Asked = { ids: readonly string[]; includeCancelled: boolean }

/** Orders with all that /api/v1 tells of them, newest first. */
export async function readOrders(container: MedusaContainer, asked: Asked): Promise<OrderRow[]> {
  return whole(container, await readOrderRows(container, asked))
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
  const rows = await readOrders(container, { ids: ids.slice(0, limit), includeCancelled })
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
  const list = { entity: "order", fields: ["id", "created_at"], filters }
  const found = await readPage<{ id: string; created_at: Date }>(container, list, page)
  const ids = found.rows.map(({ id }) => id)
  return { ...found, rows: await readOrders(container, { ids, includeCancelled }) }
}

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

type FoundPart = FoundOrder["items"][number] & Pick<OrderItemRow, "part_id">

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
  const [order] = await readOrders(container, { ids: [id], includeCancelled: true })
  return order
}
