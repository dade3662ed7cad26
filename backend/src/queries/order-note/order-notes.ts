import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderNote } from "../../contract/order/order-note"
import { queryPrepared } from "../database/prepared-query"
import { isoTimeSql } from "../../spelling/iso-time"

/** More than anybody reads on a page. */
const MOST = 200

const NOTES = `select id as "_id", text, is_internal as internal,
    case when cast(:staff as boolean) then author else '' end as by,
    ${isoTimeSql("created_at")} as "createdAt"
  from order_note
  where order_id = :order_id and deleted_at is null
    and (cast(:staff as boolean) or not is_internal)
  order by created_at desc, id desc limit ${MOST}`

/** An order's notes, the last first: all of them for staff, those to the customer for others. */
export function readOrderNotes(
  container: MedusaContainer,
  asked: { order_id: string; staff: boolean },
): Promise<OrderNote[]> {
  return queryPrepared<OrderNote>(container, NOTES, asked)
}

const NOTED = `select customer_id from "order"
  where id = :id and deleted_at is null and not is_draft_order`

/** Whose order it is that a note is of, null of nobody; undefined where there is no such order. */
export async function readNotedOrder(
  container: MedusaContainer,
  id: string,
): Promise<{ customer_id: string | null } | undefined> {
  const [order] = await queryPrepared<{ customer_id: string | null }>(container, NOTED, { id })
  return order
}
