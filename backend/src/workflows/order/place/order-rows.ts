import { newId } from "../../transaction/new-id"
import type { NewAddedLine, NewLine, NewOrder } from "./new-order"
import type { TaxRate } from "./read-taxes"
import type { Portion } from "../../../stock/allocate"

/** What may become of a line's pieces. */
export const PIECES_DONE = ["fulfilled", "shipped", "delivered", "written_off"].concat(
  ["requested", "received", "dismissed"].map((what) => `return_${what}`),
)
type Row = Record<string, unknown>

/** Every table that an order is written to, with its rows. */
export type Rows = Record<
  | "order_address"
  | "order"
  | "order_line_item"
  | "order_line_item_tax_line"
  | "order_item"
  | "order_shipping_method"
  | "order_shipping_method_tax_line"
  | "order_shipping"
  | "order_summary"
  | "payment_collection"
  | "order_payment_collection"
  | "reservation_item",
  Row[]
>

/**
 * The rows that Medusa's order, payment, link and inventory modules write for such an order, whose
 * lines take their pieces by `portions`; `rows-of-an-order.spec.ts` compares them.
 */
export function rowsOf(order: NewOrder, portions: readonly Portion[][]) {
  const id = newId("order")
  const collection_id = newId("pay_col")
  // Their ids tell the order of the lines: within a millisecond they are random.
  const ids = [...order.lines, ...order.added].map(() => newId("ordli")).toSorted()
  const added_ids = ids.splice(order.lines.length)
  const lines = order.lines.map((line, place) => ({ ...line, id: ids[place] ?? "" }))
  const added = order.added.map((line, place) => ({ ...line, id: added_ids[place] ?? "" }))
  const reservations = reservationsOf(lines, portions)
  const all = [...lines, ...added.map((line) => ({ ...line, metadata: markOf(line, ids) }))]
  const rows: Rows = {
    ...headRows(order, id),
    ...itemRows(all, id),
    ...shippingRows(order, id),
    ...paymentRows(order, { id, collection_id }),
    reservation_item: reservations,
  }
  const reservation_ids = reservations.map((reservation) => reservation.id)
  return { ids: { id, line_ids: ids, added_ids, collection_id, reservation_ids }, rows }
}

function headRows(order: NewOrder, id: string) {
  const {
    address,
    lines: _,
    added: __,
    shipping: ___,
    total: ____,
    location_ids: _____,
    ...rest
  } = order
  const [billing_address_id, shipping_address_id] = [newId("ordaddr"), newId("ordaddr")]
  const state = { status: "pending", version: 1, is_draft_order: false }
  return {
    order_address: [billing_address_id, shipping_address_id].map((id) => ({ id, ...address })),
    order: [{ id, ...rest, ...state, billing_address_id, shipping_address_id }],
  }
}

type Line = NewLine & { id: string }

type Added = NewAddedLine & { id: string; metadata: Row }

function lineRow({ quantity: _, taxes: __, inventory: ___, added_tax: ____, ...line }: Line): Row {
  const { may_wait: _____, ...columns } = line
  return { ...columns, ...priceOf(line), requires_shipping: true }
}

/** It is no part and goes by no parcel. */
function addedRow({ id, title, is_tax_inclusive, unit_price, metadata }: Added): Row {
  return {
    id,
    title,
    is_tax_inclusive,
    ...priceOf({ unit_price }),
    is_discountable: false,
    is_giftcard: false,
    requires_shipping: false,
    metadata,
  }
}

/** By what it is known again; `line_ids` are those of the order's parts. */
function markOf({ by: { plugin, key, for_line } }: NewAddedLine, line_ids: readonly string[]) {
  const line_id = for_line === null ? null : (line_ids[for_line] ?? null)
  return { added_by: { plugin, key, line_id } }
}

/** As Medusa marks a price that it was told: an edit of the order does not change it. */
function priceOf({ unit_price }: { unit_price: number }): Row {
  return { unit_price, raw_unit_price: rawAmount(unit_price), is_custom_price: true }
}

function itemRows(lines: readonly (Line | Added)[], order_id: string) {
  return {
    order_line_item: lines.map((line) => ("by" in line ? addedRow(line) : lineRow(line))),
    order_line_item_tax_line: lines.flatMap(({ id, taxes }) =>
      taxes.map((tax) => taxRow("ordlitxl", { ...tax, item_id: id })),
    ),
    order_item: lines.map((line) => ({
      id: newId("orditem"),
      version: 1,
      order_id,
      item_id: line.id,
      quantity: line.quantity,
      raw_quantity: rawAmount(line.quantity),
      // Medusa keeps it twice.
      ...(line.metadata && { metadata: line.metadata }),
      ...NOTHING_DONE,
    })),
  }
}

function shippingRows({ shipping: { taxes, ...shipping } }: NewOrder, order_id: string) {
  const shipping_method_id = newId("ordsm")
  const method = {
    id: shipping_method_id,
    ...shipping,
    amount: 0,
    raw_amount: rawAmount(0),
    is_custom_amount: false,
    data: {},
  }
  return {
    order_shipping_method: [method],
    order_shipping_method_tax_line: taxes.map((tax) =>
      taxRow("ordsmtxl", { ...tax, shipping_method_id }),
    ),
    order_shipping: [{ id: newId("ordspmv"), version: 1, order_id, shipping_method_id }],
  }
}

function paymentRows(
  { total, currency_code }: NewOrder,
  { id: order_id, collection_id }: { id: string; collection_id: string },
) {
  const amount = { amount: total, raw_amount: rawAmount(total) }
  return {
    order_summary: [{ id: newId("ordsum"), version: 1, order_id, totals: unpaidSummary(total) }],
    payment_collection: [{ id: collection_id, currency_code, ...amount, status: "not_paid" }],
    order_payment_collection: [
      { id: newId("ordpay"), order_id, payment_collection_id: collection_id },
    ],
  }
}

function taxRow(prefix: string, tax: TaxRate & Row): Row {
  const rate = tax.rate ?? 0
  return { id: newId(prefix), ...tax, rate, raw_rate: rawAmount(rate) }
}

type Level = { inventory_item_id: string; location_id: string }

/** In the order in which everybody locks levels: their guard locks them row by row. */
function reservationsOf(lines: Line[], portions: readonly Portion[][]) {
  const taken = lines.flatMap(({ id: line_item_id, inventory, may_wait }, place) =>
    (portions[place] ?? []).flatMap(({ location_id, quantity }) =>
      inventory.map(({ inventory_item_id, required_quantity }) => ({
        id: newId("resitem"),
        line_item_id,
        inventory_item_id,
        location_id,
        quantity: quantity * required_quantity,
        raw_quantity: rawAmount(quantity * required_quantity),
        allow_backorder: may_wait,
      })),
    ),
  )
  const levelOf = ({ inventory_item_id, location_id }: Level) =>
    `${inventory_item_id} ${location_id}`
  return taken.toSorted((one, other) => (levelOf(one) < levelOf(other) ? -1 : 1))
}

/** An amount as Medusa keeps it beside each number. */
function rawAmount(amount: number) {
  return { value: String(amount), precision: 20 }
}

/** Amounts under their own names and, for Medusa, raw. */
function amounts(values: Record<string, number>): Row {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, amount]) => [
      [name, amount],
      [`raw_${name}`, rawAmount(amount)],
    ]),
  )
}

/** Medusa's summary of an order that nobody has paid yet. */
function unpaidSummary(total: number): Row {
  return amounts({
    original_order_total: total,
    current_order_total: total,
    accounting_total: total,
    pending_difference: total,
    paid_total: 0,
    refunded_total: 0,
    transaction_total: 0,
    credit_line_total: 0,
  })
}

/** What became of a line's pieces so far. */
const NOTHING_DONE = amounts(Object.fromEntries(PIECES_DONE.map((what) => [`${what}_quantity`, 0])))
