import type { MedusaContainer } from "@medusajs/framework/types"
import { readPendingMails } from "../mail/pending-mails"
import { queryPrepared } from "../database/prepared-query"

/** What is worth a look at the whole shop, whichever process tells it. */
export type ShopFigures = {
  /** Orders that were ever placed. */
  orders: number
  mails_pending: number
  webhooks_pending: number
}

/** More is no other news than this. */
const MOST_PENDING = 1000

const FIGURES = `select
  (select coalesce(max(display_id), 0) from "order") as orders,
  (select count(*)::int from notification
    where channel = 'email' and status in ('failure', 'pending') and deleted_at is null
      and created_at > now() - interval '2 days') as failed_mails,
  (select count(*)::int from webhook_delivery
    where state in ('pending', 'failed') and deleted_at is null) as webhooks_pending`

type Row = { orders: number; failed_mails: number; webhooks_pending: number }

/** Cheap enough to be read every few seconds: each figure has its index. */
export async function readShopFigures(container: MedusaContainer): Promise<ShopFigures> {
  const [row] = await queryPrepared<Row>(container, FIGURES)
  const untold = await readPendingMails(container, {
    ...{ announced: [], sweep: true },
    limit: MOST_PENDING,
  })
  const { orders = 0, failed_mails = 0, webhooks_pending = 0 } = row ?? {}
  return { orders: Number(orders), webhooks_pending, mails_pending: failed_mails + untold.length }
}
