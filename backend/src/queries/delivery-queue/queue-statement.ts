import type { DeliveryQueueQuery } from "../../contract/staff/delivery-queue"
import {
  IS_OPEN,
  IS_PAID,
  IS_PLACED,
  OPEN_PIECES,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "../order/order-facts"
import { WAITING_PIECES, WAITING_UNTIL } from "../expected-goods/waiting-pieces"
import { IS_ADDED } from "../order/lines/added-mark"
import { isAfter, isUpTo } from "../overview/period"
import { WAITING_CANDIDATES } from "../overview/waiting-orders"
import { PIECE_WEIGHT } from "../product/piece-weight"

/** Pieces of an `item` that left the house. What is handed over in the shop arrives without being sent. */
const SHIPPED = "greatest(item.shipped_quantity, item.delivered_quantity)"
/** Pieces that can be sent: what waits for goods is not there. */
const OPEN = `greatest(${OPEN_PIECES} - ${WAITING_PIECES}, 0)`
const WAITS = `${WAITING_PIECES} > 0`

/** The lines of an order `o` that are parts, as they are now. */
const LINES = `from order_item item join order_line_item line on line.id = item.item_id
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
      and not ${IS_ADDED}`

/** Joins `pieces`: what of an order can be sent, is open at all, and has left the house. */
const PIECES = `cross join lateral (
    select coalesce(sum(${OPEN}), 0) as open,
      coalesce(sum(greatest(${OPEN_PIECES}, 0)), 0) as unsent, coalesce(sum(${SHIPPED}), 0) as shipped
    ${LINES}) pieces`

/** Joins `weighed`: what is open, as far as weights are known. */
const WEIGHT = `cross join lateral (
    select sum(${OPEN} * part.grams) as weight
    from order_item item
    join order_line_item line on line.id = item.item_id
    left join product_variant v on v.id = line.variant_id
    left join product p on p.id = v.product_id
    cross join lateral (select ${PIECE_WEIGHT} as grams) part
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
      and not ${IS_ADDED}) weighed`

/** Name of a person as mails and pages have it. */
const NAME = "concat_ws(' ', a.first_name, a.last_name)"

/** Stock of lines that is kept at a place, until it leaves the house. */
const KEPT_AT = `select held.location_id ${LINES.replace(
  "where",
  "join reservation_item held on held.line_item_id = line.id and held.deleted_at is null\n    where",
)}`

const DELIVERIES: Readonly<Record<DeliveryQueueQuery["delivery"], string>> = {
  open: "not parcels.delivered",
  partly: "not parcels.delivered and pieces.shipped > 0 and pieces.unsent > 0",
  nothing: "not parcels.delivered and pieces.shipped = 0",
  any: "true",
}

/** What a sort reads of an order, and what has to be joined for it: of each that waits, so no more than that. */
const SORTS: Readonly<Record<string, [column: string, joined: string]>> = {
  created_at: ["o.created_at", ""],
  name: [`lower(${NAME})`, ""],
  pieces: ["pieces.open", PIECES],
  weight: ["weighed.weight", WEIGHT],
}

/** Each binding that is null leaves its condition out. */
const FILTERS = `(cast(:is_paid as boolean) is null or ${IS_PAID} = :is_paid)
    and (cast(:location_id as text) is null or :location_id in (${KEPT_AT}))
    and (cast(:ids as text[]) is null or o.id in (select unnest(cast(:ids as text[]))))
    and (cast(:from as text) is null or ${isAfter("o.created_at")})
    and (cast(:to as text) is null or ${isUpTo("o.created_at")})`

/** Only the page's rows are looked up in full: all that match are counted. */
export function queueStatement({
  delivery,
  order,
}: Pick<DeliveryQueueQuery, "delivery" | "order">): string {
  const [sort = "", direction] = order.startsWith("-") ? [order.slice(1), "desc"] : [order, "asc"]
  const [column, joined] = SORTS[sort] ?? ["o.created_at", ""]
  const joins = new Set([joined, DELIVERIES[delivery].includes("pieces.") ? PIECES : ""])
  const by = `sorted ${direction} nulls last, created_at, id`
  return `with found as materialized (
    select o.id, o.created_at, ${column} as sorted, ${IS_PAID} as is_paid,
      parcels.delivered as is_delivered
    from (${WAITING_CANDIDATES}) candidate
    cross join lateral (select * from "order" where id = candidate.order_id offset 0) o
    left join order_address a on a.id = o.shipping_address_id
    ${ORDER_BOOKS}
    ${ORDER_MONEY}
    ${ORDER_PARCELS}
    ${[...joins].join("\n    ")}
    where ${IS_PLACED} and ${IS_OPEN} and ${DELIVERIES[delivery]} and ${FILTERS}
  ), page as (
    select *, row_number() over (order by ${by}) as position
    from (select * from found order by ${by} limit :limit offset :offset) shown
  )
  select (select cast(count(*) as int) from found) as count, coalesce((
    select json_agg(json_build_object('id', o.id, 'display_id', o.display_id,
      'created_at', o.created_at, 'name', ${NAME}, 'email', coalesce(o.email, ''),
      'address', concat_ws(', ', nullif(a.address_1, ''), nullif(a.address_2, ''),
        nullif(concat_ws(' ', a.postal_code, a.city), '')),
      'is_paid', page.is_paid, 'is_delivered', page.is_delivered,
      'is_partly', not page.is_delivered and pieces.shipped > 0 and pieces.unsent > 0,
      'pieces', pieces.open, 'weight', weighed.weight,
      'parts', coalesce((select json_agg(json_build_object('title', line.title,
          'sku', coalesce(line.variant_sku, ''), 'open', ${OPEN}, 'ordered', item.quantity,
          'waiting', ${WAITING_PIECES}, 'due', ${WAITING_UNTIL})
          order by line.id) ${LINES} and (${OPEN} > 0 or ${WAITS})), '[]'),
      'locations', coalesce((select json_agg(place.name order by place.name) from stock_location place
        where place.deleted_at is null and place.id in (${KEPT_AT})), '[]')) order by page.position)
    from page
    join "order" o on o.id = page.id
    left join order_address a on a.id = o.shipping_address_id
    ${PIECES}
    ${WEIGHT}), '[]') as orders`
}
