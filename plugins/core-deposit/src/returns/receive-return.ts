import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Refusal } from "@halden/backend/kit/refusal"
import { readDeposits, readOrder } from "./deposits-of-order"
import { refuseReceipt } from "./may-return"
import { amountOf, shareNow } from "./write-return"

export type ReceivedReturn = {
  id: string
  /** Of which order it has to be, where the caller names one. */
  order_id?: string | undefined
  /** Cores that arrived: as many as were asked for, or fewer. None refuses the request. */
  quantity: number
  recorded_by: string
}

/** What staff may have answered before. */
export type FormerReturn = {
  id: string
  order_id: string
  line_id: string
  asked: number
  quantity: number
  status: string
  amount: string
  raw_amount: unknown
  recorded_by: string | null
  attempt: number
}

const REQUEST = `select id, order_id, line_id, asked, quantity, status, amount, raw_amount,
    recorded_by, attempt
  from core_return where id = ? and asked is not null and deleted_at is null`

/**
 * Writes down what arrived of a request, in a transaction that holds the order's row. Answers the row
 * as it was before; undefined where it says so already. Throws a Refusal where another answer was
 * given, or so many cannot be taken.
 */
export async function receiveReturn(
  transaction: Knex.Transaction,
  { id, order_id, quantity, recorded_by }: ReceivedReturn,
): Promise<FormerReturn | undefined> {
  const read = async () => (await transaction.raw<{ rows: FormerReturn[] }>(REQUEST, [id])).rows[0]
  const named = await read()
  if (!named || (order_id !== undefined && named.order_id !== order_id)) {
    throw new Refusal({ code: "no_request", message: "There is no such request", status: 404 })
  }
  await transaction.raw('select from "order" where id = ? for update', [named.order_id])
  const former = (await read()) ?? named
  if (isSaid(former, quantity)) return undefined
  if (former.status === "recorded" || former.status === "refunded") {
    const message = `${former.quantity} cores of this request were taken already`
    throw new Refusal({ code: "already_answered", message, status: 409 })
  }
  const order = await readOrder(transaction, former.order_id)
  const deposits = await readDeposits(transaction, former.order_id)
  const deposit = deposits.find(({ line_id }) => line_id === former.line_id)
  const is_open = former.status === "asked"
  const found = refuseReceipt(order, { deposit, quantity, asked: former.asked, is_open })
  const answer =
    quantity > 0
      ? { status: "recorded", ...amountOf(shareNow(found, quantity)) }
      : { status: "refused", ...amountOf(0) }
  // The provider refused a refund of it: that one stays so, and this is another.
  const attempt = former.attempt + (!is_open && former.quantity > 0 ? 1 : 0)
  const row = { ...answer, quantity, recorded_by, attempt, updated_at: new Date() }
  await transaction("core_return").where({ id }).update(row)
  return former
}

/** Whether the same answer was given before. */
function isSaid({ status, quantity }: FormerReturn, now: number): boolean {
  if (status === "asked") return false
  return quantity === now && (status !== "refused" || now === 0)
}
