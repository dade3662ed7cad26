import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { readDays } from "../settings"
import { readDeposits, readOrder } from "./deposits-of-order"
import { refuseForeign, refuseReturn } from "./may-return"
import { decimalsOf, shareOf } from "./share"

export type WantedReturn = {
  order_id: string
  line_id: string
  quantity: number
  /** The caller's name for it. */
  key: string
  /** A customer asks, of an order of theirs; or staff say what is here. */
  by: { customer_id: string } | { recorded_by: string }
}

const KNOWN = "select id from core_return where order_id = ? and key = ? and deleted_at is null"

/**
 * Writes down a return in a transaction that holds the order's row, unless its key is known. Throws
 * a Refusal where so many cores may not come back now.
 */
export async function writeReturn(
  transaction: Knex.Transaction,
  { order_id, line_id, quantity, key, by }: WantedReturn,
): Promise<{ id: string; is_new: boolean }> {
  await transaction.raw('select from "order" where id = ? for update', [order_id])
  const order = await readOrder(transaction, order_id)
  if ("customer_id" in by) refuseForeign(order, by.customer_id)
  const known = await transaction.raw<{ rows: { id: string }[] }>(KNOWN, [order_id, key])
  if (known.rows[0]) return { id: known.rows[0].id, is_new: false }
  const deposits = await readDeposits(transaction, order_id)
  const deposit = deposits.find((one) => one.line_id === line_id)
  const wanted = { deposit, quantity, days: readDays(process.env), now: new Date() }
  const found = refuseReturn(order, wanted)
  const id = generateEntityId(undefined, "corret")
  const row = { id, order_id, line_id, key, quantity }
  const answered =
    "customer_id" in by
      ? { asked: quantity, status: "asked", ...amountOf(0) }
      : { status: "recorded", recorded_by: by.recorded_by, ...amountOf(shareNow(found, quantity)) }
  await transaction("core_return").insert({ ...row, ...answered })
  return { id, is_new: true }
}

/** What goes back for so many cores more. */
export function shareNow(
  { order, deposit }: ReturnType<typeof refuseReturn>,
  quantity: number,
): number {
  return shareOf(deposit, { quantity, decimals: decimalsOf(order.currency_code) })
}

/** An amount as Medusa's modules keep it. */
export function amountOf(amount: number) {
  return { amount, raw_amount: JSON.stringify({ value: String(amount), precision: 20 }) }
}
