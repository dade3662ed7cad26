import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { OrderReturn, ReturnableLine } from "../../contract/return/order-return"
import { orderNumber } from "../../contract/order/order-number"
import type { StaffReturnsQuery } from "../../contract/return/staff-return"
import { queryPrepared } from "../database/prepared-query"
import { DUE, ORDER_BOOKS, ORDER_MONEY } from "../order/order-facts"
import { IS_ADDED } from "../order/lines/added-mark"
import { searchOrders } from "../order/search/order-search"
import { readArrivedLines } from "./returnable-lines"
import { IS_WAITING, REFUND_STATE, RETURN_REFUNDS, RETURN_STATE } from "./return-facts"
import { isoTimeSql } from "../../spelling/iso-time"

const PLACE = `(
      select cast(count(*) as int) from order_item item
      join order_line_item line on line.id = item.item_id
      where item.order_id = o.id and item.version = o.version and item.deleted_at is null
        and not ${IS_ADDED} and line.id collate "C" <= sold.id collate "C")`

const LINES = `coalesce((
    select json_agg(json_build_object('id', asked.id, 'line_item_id', sold.id, 'line', ${PLACE},
      'productName', sold.title, 'sku', coalesce(sold.variant_sku, ''), 'qty', asked.quantity,
      'reason', asked.reason, 'good', asked.good, 'damaged', asked.damaged)
      order by sold.id collate "C")
    from return_request_line asked join order_line_item sold on sold.id = asked.line_item_id
    where asked.request_id = r.id and asked.deleted_at is null), '[]')`

const PICTURES = `coalesce((
    select json_agg(picture.id order by picture.created_at, picture.id)
    from return_request_picture picture where picture.request_id = r.id), '[]')`

/** Joins all that is told of a return `r`, and selects it. */
const TOLD = `select r.id as _id, r.number, r.order_id, o.display_id, ${RETURN_STATE} as state,
    ${LINES} as lines, r.note, r.answer, r.refusal, r.settlement, cast(r.amount as float8) as amount,
    r.amount_reason as "amountReason", ${REFUND_STATE} as refund, ${PICTURES} as pictures,
    ${isoTimeSql("r.created_at")} as "requestedAt", ${isoTimeSql("r.approved_at")} as "approvedAt",
    ${isoTimeSql("r.refused_at")} as "refusedAt", ${isoTimeSql("r.withdrawn_at")} as "withdrawnAt",
    ${isoTimeSql("r.received_at")} as "receivedAt", ${isoTimeSql("r.settled_at")} as "settledAt",
    r.created_at, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name,
    coalesce(o.email, '') as email, o.currency_code, cast(${DUE} as float8) as order_due,
    cast(coalesce(cast(books.totals ->> 'pending_difference' as numeric), 0) as float8) as pending,
    cast(money.taken - money.given_back as float8) as money_left,
    cast(r.worth as float8) as worth, cast(r.kept as float8) as kept,
    cast(refunds.booked as float8) as booked, place.name as location
  from return_request r
  join "order" o on o.id = r.order_id
  left join order_address a on a.id = o.shipping_address_id
  left join stock_location place on place.id = r.location_id
  ${RETURN_REFUNDS}
  ${ORDER_BOOKS}
  ${ORDER_MONEY}`

type ToldLine = OrderReturn["lines"][number] & { id: string; line_item_id: string }

/** A return with all that anybody is told of it. */
export type ReturnRow = Omit<OrderReturn, "number" | "lines" | "pictures"> & {
  number: number
  order_id: string
  display_id: number
  /** Why staff refused it; `answer` is how it was to be sent. */
  refusal: string
  lines: ToldLine[]
  /** Their ids. */
  pictures: string[]
  created_at: Date
  name: string
  email: string
  currency_code: string
  order_due: number
  /** What is left to pay for the order by its books; below 0 it was overpaid. */
  pending: number
  /** Of what was taken for the order, what did not go back. */
  money_left: number
  worth: number | null
  kept: number
  booked: number
  location: string | null
}

const OF_ORDER = `${TOLD} where r.order_id = :order_id and r.deleted_at is null
  order by r.number desc`

/** An order's returns, the newest first. */
export function readOrderReturns(
  container: MedusaContainer,
  order_id: string,
): Promise<ReturnRow[]> {
  return queryPrepared<ReturnRow>(container, OF_ORDER, { order_id })
}

const ONE = `${TOLD} where r.id = :id and r.deleted_at is null`

export async function readReturn(
  container: MedusaContainer,
  id: string,
): Promise<ReturnRow | undefined> {
  const [row] = await queryPrepared<ReturnRow>(container, ONE, { id })
  return row
}

/** What may be asked back of an order now. */
export async function readReturnableLines(
  container: MedusaContainer,
  asked: { order_id: string; days: number },
): Promise<ReturnableLine[]> {
  if (asked.days === 0) return []
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const lines = await readArrivedLines(database, asked)
  return lines.flatMap(({ line, productName, sku, qty, until }) =>
    qty > 0 && until ? [{ line, productName, sku, qty, until }] : [],
  )
}

/** What everybody calls a return by: "#177-R1". */
export function returnNumber({
  display_id,
  number,
}: {
  display_id: number
  number: number
}): string {
  return `${orderNumber({ display_id })}-R${number}`
}

const CONDITION = `r.deleted_at is null
    and (cast(:state as text) is null or ${RETURN_STATE} = :state)
    and (not cast(:waiting as boolean) or ${IS_WAITING})
    and (cast(:ids as text[]) is null or r.order_id in (select unnest(cast(:ids as text[]))))
    and (cast(:number as int) is null or r.number = :number)`

/** What waits begins with the oldest. */
const PAGE = (direction: "asc" | "desc") => `${TOLD} where ${CONDITION}
  order by r.created_at ${direction}, r.id ${direction} limit :limit offset :offset`

const PAGES = { oldest: PAGE("asc"), newest: PAGE("desc") }

const COUNT = `select cast(count(*) as int) as count from return_request r ${RETURN_REFUNDS}
  where ${CONDITION}`

/** More orders than a shop has returns of. */
const MOST_FOUND = 10_000
/** Of "#177-R2" what is behind the order's number. */
const OWN_NUMBER = /-r(\d{1,4})$/i

/** A page of all returns, newest first, or of those that wait, the oldest first, and how many match. */
export async function readReturnRows(
  container: MedusaContainer,
  { q = "", state, limit, offset }: StaffReturnsQuery,
): Promise<{ rows: ReturnRow[]; count: number }> {
  const waiting = state === "waiting"
  const filter = {
    state: waiting ? null : (state ?? null),
    waiting,
    ...(await foundBy(container, q)),
  }
  const [rows, [all]] = await Promise.all([
    queryPrepared<ReturnRow>(container, PAGES[waiting ? "oldest" : "newest"], {
      ...filter,
      limit,
      offset,
    }),
    queryPrepared<{ count: number }>(container, COUNT, filter),
  ])
  return { rows, count: all?.count ?? 0 }
}

/** Whose returns are looked for: those of the orders that the words find, or the one of a number. */
async function foundBy(
  container: MedusaContainer,
  q: string,
): Promise<{ ids: string[] | null; number: number | null }> {
  if (q === "") return { ids: null, number: null }
  const [ending = "", number] = OWN_NUMBER.exec(q) ?? []
  const ofOrder = q.slice(0, q.length - ending.length)
  const { ids } = await searchOrders(container, { q: ofOrder, limit: MOST_FOUND })
  return { ids, number: number === undefined ? null : Number(number) }
}

/** How many returns staff have to go on with. */
export const WAITING_RETURNS = `select cast(count(*) as int) from return_request r ${RETURN_REFUNDS}
  where r.deleted_at is null and ${IS_WAITING}`
