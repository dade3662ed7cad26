import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { queryPrepared } from "../../../queries/database/prepared-query"
import type { Portion } from "../../../stock/allocate"
import type { NewOrder } from "./new-order"
import { PIECES_DONE, rowsOf, type Rows } from "./order-rows"

export type InsertedOrder = {
  id: string
  /** In the order of the new order's lines. */
  line_ids: string[]
  /** In the order of what plugins added. */
  added_ids: string[]
  collection_id: string
  reservation_ids: string[]
  display_id: number
  created_at: Date
  currency_code: string
  total: number
  /** In the order of the lines, those of plugins behind the others. */
  added_taxes: number[]
}

const TAX = "id description tax_rate_id code rate raw_rate provider_id"

/**
 * Every table that an order is written to, and what is written of it besides its times; a column
 * that is not named has its default.
 */
const COLUMNS: Record<keyof Rows, string> = {
  order_address: "id first_name phone address_1 country_code",
  order: `id region_id sales_channel_id currency_code customer_id email metadata status version
    is_draft_order billing_address_id shipping_address_id`,
  order_line_item: `id title subtitle thumbnail variant_id product_id product_title
    product_subtitle product_description product_handle product_type product_type_id
    product_collection is_discountable is_giftcard variant_title variant_sku variant_barcode
    unit_price raw_unit_price is_tax_inclusive is_custom_price requires_shipping metadata`,
  order_line_item_tax_line: `${TAX} item_id`,
  order_item: `id version order_id item_id quantity raw_quantity metadata
    ${PIECES_DONE.map((what) => `${what}_quantity raw_${what}_quantity`).join(" ")}`,
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
 * PostgreSQL itself takes the levels, counts and commits. Throws its error where pieces are gone at
 * the location of one of the lines' portions, or the customer's key was used (modules/order-guard).
 */
export async function insertOrder(
  container: MedusaContainer,
  order: NewOrder,
  portions: readonly Portion[][],
): Promise<InsertedOrder> {
  const created_at = new Date()
  const { ids, rows } = rowsOf(order, portions)
  const bindings = { rows: JSON.stringify(rows), at: created_at }
  const [written] = await queryPrepared<{ display_id: number }>(container, STATEMENT, bindings)
  if (!written) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "PostgreSQL wrote no order")
  }
  const { currency_code, total, lines, added } = order
  const added_taxes = [...lines, ...added].map(({ added_tax }) => added_tax)
  return { ...ids, display_id: written.display_id, created_at, currency_code, total, added_taxes }
}
