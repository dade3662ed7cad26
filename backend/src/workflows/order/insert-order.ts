import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { readPrepared } from "../../queries/database/prepared-query"
import type { NewOrder } from "./new-order"
import { ORDER_COLUMNS } from "./order-columns"
import { orderRows, type OrderIds } from "./order-rows"

// PostgreSQL looks at foreign keys and runs the guards' triggers when all of it is inserted.
const INSERTS = Object.entries(ORDER_COLUMNS).map(([table, names]) => {
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

export type InsertedOrder = { ids: OrderIds; display_id: number; created_at: Date }

/**
 * Writes an order, what is due for it and the stock that it takes, in one statement: all of it or
 * nothing, whenever the process is killed. Nobody waits for this process while it holds the part:
 * PostgreSQL itself takes the level, counts and commits. Throws its error where the pieces are gone
 * or the customer's key was used (modules/order-guard).
 */
export async function insertOrder(
  container: MedusaContainer,
  order: NewOrder,
): Promise<InsertedOrder> {
  const created_at = new Date()
  const { ids, rows } = orderRows(order)
  const bindings = { rows: JSON.stringify(rows), at: created_at }
  const [written] = await readPrepared<{ display_id: number }>(container, STATEMENT, bindings)
  if (!written) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "PostgreSQL wrote no order")
  }
  return { ids, display_id: written.display_id, created_at }
}
