import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumber } from "../../contract/order/order-number"
import type { DeliveryQueueQuery, QueuedOrder } from "../../contract/staff/delivery-queue"
import { queryPrepared } from "../database/prepared-query"
import { isoTime } from "../order/order-state"
import { searchOrders } from "../order/search/order-search"
import { queueStatement } from "./queue-statement"

type Row = Omit<QueuedOrder, "number"> & { display_id: number }
type Answer = { count: number; orders: Row[] }

/** More orders than wait in a shop that delivers. */
const MOST_FOUND = 10_000

/** A page of what waits to be delivered, and how many match. */
export async function readDeliveryQueue(
  container: MedusaContainer,
  { q = "", payment, delivery, order, ...rest }: DeliveryQueueQuery,
): Promise<{ count: number; orders: QueuedOrder[] }> {
  const { location_id = null, from = null, to = null, limit, offset } = rest
  const found = q === "" ? null : await searchOrders(container, { q, limit: MOST_FOUND })
  const [answer] = await queryPrepared<Answer>(container, queueStatement({ delivery, order }), {
    ...{ is_paid: payment ? payment === "paid" : null, ids: found?.ids ?? null },
    ...{ location_id, from, to, limit, offset },
  })
  const { count = 0, orders = [] } = answer ?? {}
  return {
    count,
    orders: orders.map(({ display_id, ...row }) => ({
      ...row,
      number: orderNumber({ display_id }),
      created_at: isoTime(row.created_at) ?? "",
    })),
  }
}
