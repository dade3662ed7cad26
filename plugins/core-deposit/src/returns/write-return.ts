import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { readDays } from "../settings"
import { readDeposits, readOrder } from "./deposits-of-order"
import { refuseReturn } from "./may-return"
import { decimalsOf, shareOf } from "./share"

export type WantedReturn = {
  order_id: string
  line_id: string
  quantity: number
  /** The caller's name for it. */
  key: string
  recorded_by: string
}

const KNOWN = "select id from core_return where order_id = ? and key = ? and deleted_at is null"

/**
 * Writes down a return in a transaction that holds the order's row, unless its key is known. Throws
 * a Refusal where so many cores may not come back now.
 */
export async function writeReturn(
  transaction: Knex.Transaction,
  { order_id, line_id, quantity, key, recorded_by }: WantedReturn,
): Promise<{ id: string; is_new: boolean }> {
  await transaction.raw('select from "order" where id = ? for update', [order_id])
  const known = await transaction.raw<{ rows: { id: string }[] }>(KNOWN, [order_id, key])
  if (known.rows[0]) return { id: known.rows[0].id, is_new: false }
  const order = await readOrder(transaction, order_id)
  const deposits = await readDeposits(transaction, order_id)
  const deposit = deposits.find((one) => one.line_id === line_id)
  const asked = { deposit, quantity, days: readDays(process.env), now: new Date() }
  refuseReturn(order, asked)
  const decimals = decimalsOf(order.currency_code)
  const cores = { before: deposit?.returned ?? 0, quantity, decimals }
  const amount = deposit ? shareOf(deposit, cores) : 0
  const id = generateEntityId(undefined, "corret")
  const raw_amount = JSON.stringify({ value: String(amount), precision: 20 })
  const row = { id, order_id, line_id, key, quantity, amount, raw_amount, recorded_by }
  await transaction("core_return").insert({ ...row, status: "recorded" })
  return { id, is_new: true }
}
