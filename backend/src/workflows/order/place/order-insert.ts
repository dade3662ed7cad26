import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { queryPrepared } from "../../../queries/database/prepared-query"
import type { LineFacts } from "../../../queries/order/line-facts"
import type { TaxRate } from "./read-tax-lines"

/** An order before it has ids; amounts in major units, tax included. */
export type NewOrder = {
  region_id: string
  sales_channel_id: string
  currency_code: string
  customer_id: string
  email: string
  metadata: { idempotency_key?: string; is_demo?: true }
  /** Where it is sent and billed to. */
  address: { first_name: string; phone: string; address_1: string; country_code: string }
  lines: NewLine[]
  /** Free, like every delivery of the shop. */
  shipping: { name: string; shipping_option_id: string; taxes: TaxRate[] }
  /** What is to be paid. */
  total: number
}

export type NewLine = LineFacts & {
  variant_id: string
  product_id: string
  title: string
  subtitle: string
  thumbnail: string
  quantity: number
  unit_price: number
  taxes: TaxRate[]
  stock: {
    location_id: string
    /** What one piece takes; empty for a part whose stock is not counted. */
    inventory: { inventory_item_id: string; required_quantity: number }[]
  }
}

export type InsertedOrder = {
  id: string
  /** In the order of the new order's lines. */
  line_ids: string[]
  collection_id: string
  reservation_ids: string[]
  display_id: number
  created_at: Date
}

const DONE = ["fulfilled", "shipped", "delivered", "written_off"].concat(
  ["requested", "received", "dismissed"].map((what) => `return_${what}`),
)
const TAX = "id description tax_rate_id code rate raw_rate provider_id"

/**
 * Every table that an order is written to, and what is written of it besides its times; a column
 * that is not named has its default.
 */
const COLUMNS = {
  order_address: "id first_name phone address_1 country_code",
  order: `id region_id sales_channel_id currency_code customer_id email metadata status version
    is_draft_order billing_address_id shipping_address_id`,
  order_line_item: `id title subtitle thumbnail variant_id product_id product_title
    product_subtitle product_description product_handle product_type product_type_id
    product_collection is_discountable is_giftcard variant_title variant_sku variant_barcode
    unit_price raw_unit_price is_tax_inclusive is_custom_price requires_shipping`,
  order_line_item_tax_line: `${TAX} item_id`,
  order_item: `id version order_id item_id quantity raw_quantity
    ${DONE.map((what) => `${what}_quantity raw_${what}_quantity`).join(" ")}`,
  order_shipping_method: `id name shipping_option_id amount raw_amount is_tax_inclusive
    is_custom_amount data`,
  order_shipping_method_tax_line: `${TAX} shipping_method_id`,
  order_shipping: "id version order_id shipping_method_id",
  order_summary: "id version order_id totals",
  payment_collection: "id currency_code amount raw_amount status",
  order_payment_collection: "id order_id payment_collection_id",
  reservation_item: `id line_item_id inventory_item_id location_id quantity raw_quantity
    allow_backorder`,
}

type Row = Record<string, unknown>
type Rows = Record<keyof typeof COLUMNS, Row[]>

// PostgreSQL looks at foreign keys and runs the guards' triggers when all of it is inserted.
const INSERTS = Object.entries(COLUMNS).map(([table, names]) => {
  const columns = names.split(/\s+/).map((name) => `"${name}"`)
  return `written_${table} as (
    insert into "${table}" (${columns.join(", ")}, created_at, updated_at)
    select ${columns.map((column) => `new.${column}`).join(", ")}, given.at, given.at
    from given, jsonb_populate_recordset(cast(null as "${table}"), given.rows -> '${table}') new
    ${table === "order" ? "returning display_id" : ""})`
})

const STATEMENT = `with given as materialized (
    select cast(:rows as jsonb) as rows, cast(:at as timestamptz) as at),
  ${INSERTS.join(", ")}
  select display_id from written_order`

/**
 * Writes an order, what is due for it and the stock that it takes, in one statement: all of it or
 * nothing, whenever the process is killed. Nobody waits for this process while it holds a part:
 * PostgreSQL itself takes the levels, counts and commits. Throws its error where the pieces are gone
 * or the customer's key was used (modules/order-guard).
 */
export async function insertOrder(
  container: MedusaContainer,
  order: NewOrder,
): Promise<InsertedOrder> {
  const created_at = new Date()
  const { ids, rows } = rowsOf(order)
  const bindings = { rows: JSON.stringify(rows), at: created_at }
  const [written] = await queryPrepared<{ display_id: number }>(container, STATEMENT, bindings)
  if (!written) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "PostgreSQL wrote no order")
  }
  return { ...ids, display_id: written.display_id, created_at }
}

const newId = (prefix: string) => generateEntityId(undefined, prefix)

/**
 * The rows that Medusa's order, payment, link and inventory modules write for such an order;
 * `rows-of-an-order.spec.ts` compares them.
 */
function rowsOf(order: NewOrder) {
  const id = newId("order")
  const collection_id = newId("pay_col")
  const lines = order.lines.map((line) => ({ ...line, id: newId("ordli") }))
  const reservations = reservationsOf(lines)
  const rows: Rows = {
    ...headRows(order, id),
    ...lineRows(lines, id),
    ...shippingRows(order, id),
    ...paymentRows(order, { id, collection_id }),
    reservation_item: reservations,
  }
  const line_ids = lines.map((line) => line.id)
  const reservation_ids = reservations.map((reservation) => reservation.id)
  return { ids: { id, line_ids, collection_id, reservation_ids }, rows }
}

function headRows(order: NewOrder, id: string) {
  const { address, lines: _, shipping: __, total: ___, ...rest } = order
  const [billing_address_id, shipping_address_id] = [newId("ordaddr"), newId("ordaddr")]
  const state = { status: "pending", version: 1, is_draft_order: false }
  return {
    order_address: [billing_address_id, shipping_address_id].map((id) => ({ id, ...address })),
    order: [{ id, ...rest, ...state, billing_address_id, shipping_address_id }],
  }
}

type Line = NewLine & { id: string }

function lineRows(lines: Line[], order_id: string) {
  return {
    order_line_item: lines.map(({ quantity: _, taxes: __, stock: ___, ...line }) => ({
      ...line,
      raw_unit_price: rawAmount(line.unit_price),
      is_tax_inclusive: true,
      // As Medusa marks a price that it was told: an edit of the order does not change it.
      is_custom_price: true,
      requires_shipping: true,
    })),
    order_line_item_tax_line: lines.flatMap(({ id, taxes }) =>
      taxes.map((tax) => taxRow("ordlitxl", { ...tax, item_id: id })),
    ),
    order_item: lines.map(({ id, quantity }) => ({
      id: newId("orditem"),
      version: 1,
      order_id,
      item_id: id,
      quantity,
      raw_quantity: rawAmount(quantity),
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
    is_tax_inclusive: true,
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

/** In the order in which everybody locks levels: their guard locks them row by row. */
function reservationsOf(lines: Line[]) {
  const taken = lines.flatMap(({ id: line_item_id, quantity, stock: { location_id, inventory } }) =>
    inventory.map(({ inventory_item_id, required_quantity }) => ({
      id: newId("resitem"),
      line_item_id,
      inventory_item_id,
      location_id,
      quantity: quantity * required_quantity,
      raw_quantity: rawAmount(quantity * required_quantity),
      allow_backorder: false,
    })),
  )
  return taken.toSorted((one, other) => (one.inventory_item_id < other.inventory_item_id ? -1 : 1))
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
const NOTHING_DONE = amounts(Object.fromEntries(DONE.map((what) => [`${what}_quantity`, 0])))
