import type { MedusaContainer } from "@medusajs/framework/types"
import type { Waiting } from "../../contract/staff/admin-overview"
import { queryPrepared } from "../database/prepared-query"
import { readLowMark } from "./low-mark"
import { readLowStock } from "./low-stock"
import { readWaitingOrders } from "./waiting-orders"

const OTHERS = `select
  (select cast(count(*) as int) from review where status = 'pending' and deleted_at is null) as reviews,
  (select cast(count(*) as int) from webhook_endpoint
    where is_active and failing_since is not null and deleted_at is null) as webhooks`

/** How much of each kind waits for staff now. */
export async function readWaitingFigures(container: MedusaContainer): Promise<Waiting> {
  const under = await readLowMark(container)
  const [{ to_deliver, unpaid }, low, [others]] = await Promise.all([
    readWaitingOrders(container),
    readLowStock(container, { under, limit: 0, offset: 0 }),
    queryPrepared<Pick<Waiting, "reviews" | "webhooks">>(container, OTHERS),
  ])
  const { reviews = 0, webhooks = 0 } = others ?? {}
  return {
    to_deliver: to_deliver.count,
    unpaid: unpaid.count,
    reviews,
    webhooks,
    low_stock: low.count,
  }
}
