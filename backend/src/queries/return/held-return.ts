import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReturnState, Settlement } from "../../contract/return/order-return"
import { RETURN_REFUNDS, RETURN_STATE } from "./return-facts"

/** Pieces of a line that are asked back; `good` and `damaged` are null until they came. */
export type HeldLine = {
  id: string
  line_item_id: string
  title: string
  quantity: number
  good: number | null
  damaged: number | null
}

/** A return as the transaction that holds its order sees it; amounts in major units. */
export type HeldReturn = {
  id: string
  order_id: string
  display_id: number
  number: number
  customer_id: string | null
  state: ReturnState
  return_id: string | null
  worth: number | null
  settlement: Settlement | null
  /** What the order's books were told to keep of it. */
  kept: number
  /** Refunds of it that went back, by an attempt before this one. */
  booked: number
  /** Those that the provider did not refuse. */
  refund_request_ids: string[]
  currency_code: string
  lines: HeldLine[]
}

const HELD = `select r.id, r.order_id, o.display_id, r.number, r.customer_id, ${RETURN_STATE} as state,
    r.return_id, cast(r.worth as float8) as worth, r.settlement, cast(r.kept as float8) as kept,
    cast(refunds.booked as float8) as booked,
    refunds.standing as refund_request_ids, o.currency_code,
    coalesce((
      select json_agg(json_build_object('id', asked.id, 'line_item_id', asked.line_item_id,
        'title', sold.title, 'quantity', asked.quantity, 'good', asked.good,
        'damaged', asked.damaged) order by asked.line_item_id collate "C")
      from return_request_line asked join order_line_item sold on sold.id = asked.line_item_id
      where asked.request_id = r.id and asked.deleted_at is null), '[]') as lines
  from return_request r
  join "order" o on o.id = r.order_id
  ${RETURN_REFUNDS}
  where r.id = ? and r.deleted_at is null`

/** Undefined of an unknown id. */
export async function readHeldReturn(database: Knex, id: string): Promise<HeldReturn | undefined> {
  const { rows } = await database.raw<{ rows: HeldReturn[] }>(HELD, [id])
  return rows[0]
}
