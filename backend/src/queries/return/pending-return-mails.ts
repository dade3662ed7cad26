import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { IS_PLACED } from "../order/order-facts"
import { RETURN_REFUNDS, RETURN_STEPS } from "./return-facts"

/** What a customer is told of a return, once each. */
export type ReturnNews = "requested" | "approved" | "refused" | "received" | "settled"

export type PendingReturnMail = { return_id: string; news: ReturnNews; email: string }

/** The key of the first mail about a step of a return: there is at most one. */
export function returnMailKey({ return_id, news }: Omit<PendingReturnMail, "email">): string {
  return `order-return:${return_id}:${news}`
}

const PENDING = `select r.id as return_id, news.name as news, o.email
  from return_request r
  join "order" o on o.id = r.order_id and ${IS_PLACED}
  ${RETURN_REFUNDS}
  cross join lateral ${RETURN_STEPS} news
  where r.updated_at > now() - interval '30 days' and r.deleted_at is null
    and news.at > now() - interval '1 day'
    and o.email is not null and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = 'order-return:' || r.id || ':' || news.name
        and deleted_at is null offset 0)
  order by news.at limit :limit`

/** Steps of returns in the last day whose customer was not written to yet, the oldest first. */
export function readPendingReturnMails(
  container: MedusaContainer,
  limit: number,
): Promise<PendingReturnMail[]> {
  return queryPrepared<PendingReturnMail>(container, PENDING, { limit })
}
