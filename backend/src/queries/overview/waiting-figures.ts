import type { MedusaContainer } from "@medusajs/framework/types"
import type { Waiting } from "../../contract/staff/admin-overview"
import { queryPrepared } from "../database/prepared-query"
import { readWaitingExtras } from "../return/extras"
import { WAITING_RETURNS } from "../return/returns"
import { readLowMark } from "./low-mark"
import { readLowStock } from "./low-stock"
import { readWaitingOrders } from "./waiting-orders"

const OTHERS = `select
  (select cast(count(*) as int) from review where status = 'pending' and deleted_at is null) as reviews,
  (select cast(count(*) as int) from webhook_endpoint
    where is_active and failing_since is not null and deleted_at is null) as webhooks,
  (${WAITING_RETURNS}) as returns`

/** How much of each kind waits for staff now. */
export async function readWaitingFigures(container: MedusaContainer): Promise<Waiting> {
  const under = await readLowMark(container)
  const [{ to_deliver, unpaid }, low, extras, [others]] = await Promise.all([
    readWaitingOrders(container),
    readLowStock(container, { under, limit: 0, offset: 0 }),
    readWaitingExtras(container),
    queryPrepared<Pick<Waiting, "reviews" | "webhooks" | "returns">>(container, OTHERS),
  ])
  const { reviews = 0, webhooks = 0, returns = 0 } = others ?? {}
  return {
    to_deliver: to_deliver.count,
    unpaid: unpaid.count,
    reviews,
    webhooks,
    returns: returns + extras.length,
    low_stock: { count: low.count, has_more: low.has_more },
  }
}
