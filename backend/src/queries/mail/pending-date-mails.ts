import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** Pieces of a part whose day was moved. */
export type MovedPieces = { name: string; sku: string; qty: number; due: string; former: string }

export type PendingDateMail = {
  order_id: string
  display_id: number
  email: string
  /** Of the first mail about it: there is at most one about each change. */
  key: string
  moved: MovedPieces[]
}

/** Each change moves what it moves at one time. */
const KEY =
  "'order-dates:' || o.id || ':' || cast(extract(epoch from waits.moved_at) * 1000 as bigint)"

const PENDING = `select o.id as order_id, o.display_id, o.email, ${KEY} as key,
    json_agg(json_build_object('name', waits.name, 'sku', waits.sku, 'qty', waits.qty,
      'due', waits.due, 'former', waits.former_due) order by waits.line_id, waits.due) as moved
  from (
    select line.id as line_id, line.title as name, coalesce(line.variant_sku, '') as sku,
      promise.due, promise.former_due, promise.moved_at,
      ceil(sum(promise.quantity) / max(coalesce(part.required_quantity, 1))) as qty
    from promised_goods promise
    join reservation_item held on held.id = promise.reservation_id and held.deleted_at is null
    join order_line_item line on line.id = held.line_item_id
    left join product_variant_inventory_item part on part.variant_id = line.variant_id
      and part.inventory_item_id = held.inventory_item_id and part.deleted_at is null
    where promise.moved_at > now() - interval '1 day' and promise.former_due <> promise.due
    group by line.id, held.inventory_item_id, promise.due, promise.former_due, promise.moved_at
  ) waits
  join order_item item on item.item_id = waits.line_id and item.deleted_at is null
  join "order" o on o.id = item.order_id and o.version = item.version
    and o.deleted_at is null and not o.is_draft_order
  where o.canceled_at is null and o.email is not null and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = ${KEY} and deleted_at is null offset 0)
  group by o.id, o.display_id, o.email, waits.moved_at
  order by waits.moved_at
  limit :limit`

/** Days of the last day's changes that nobody was told of yet, the oldest first. */
export function readPendingDateMails(
  container: MedusaContainer,
  limit: number,
): Promise<PendingDateMail[]> {
  return queryPrepared<PendingDateMail>(container, PENDING, { limit })
}
