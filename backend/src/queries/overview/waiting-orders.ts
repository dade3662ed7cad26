import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/admin-overview"
import { readPrepared } from "../prepared"
import { DELIVERED_ORDERS, IS_LISTED, PAID_ORDERS } from "./order-standing"

export type WaitingOrders = Pick<Overview, "unpaid" | "to_deliver">

const OLDEST = 5

const waiting = (condition: string) => `json_build_object(
  'count', (select count(*) from waiting where ${condition}),
  'oldest', coalesce((
    select json_agg(json_build_object('id', id, 'display_id', display_id,
      'email', coalesce(email, ''), 'created_at', created_at) order by created_at, id)
    from (select * from waiting where ${condition} order by created_at, id limit ${OLDEST}) o), '[]'))`

const WAITING = `with waiting as materialized (
  select o.id, o.display_id, o.email, o.created_at, paid.order_id is not null as is_paid
  from "order" o
  left join (${PAID_ORDERS}) paid on paid.order_id = o.id
  left join (${DELIVERED_ORDERS}) delivered on delivered.order_id = o.id
  where ${IS_LISTED} and (paid.order_id is null or delivered.order_id is null)
)
select ${waiting("not is_paid")} as unpaid, ${waiting("is_paid")} as to_deliver`

/** What waits for the customers' money, and what for the shop's delivery. */
export async function readWaitingOrders(container: MedusaContainer): Promise<WaitingOrders> {
  const rows = await readPrepared<WaitingOrders>(container, WAITING)
  // One row, whatever there is.
  const [orders] = rows as [WaitingOrders]
  return orders
}
