import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Overdue = {
  hours: number
  /** The last id of the page before, or "". */
  after: string
  limit: number
}

const OVERDUE = `select o.id from "order" o
  join order_summary books
    on books.order_id = o.id and books.version = o.version and books.deleted_at is null
  where o.id > :after and o.created_at < now() - make_interval(hours => cast(:hours as int))
    and o.status = 'pending' and not o.is_draft_order
    and o.deleted_at is null and o.canceled_at is null
    and cast(books.totals ->> 'pending_difference' as numeric) > 0
    and o.metadata -> 'is_demo' is null
    and not exists (
      select from order_payment_collection link
      join payment on payment.payment_collection_id = link.payment_collection_id
      where link.order_id = o.id and link.deleted_at is null
        and payment.deleted_at is null and payment.captured_at is not null)
    and not exists (
      select from order_fulfillment link join fulfillment parcel on parcel.id = link.fulfillment_id
      where link.order_id = o.id and link.deleted_at is null
        and parcel.deleted_at is null and parcel.canceled_at is null)
  order by o.id limit :limit`

/**
 * Ids of orders that nothing was paid or sent of for so many hours, a page of them. Not the demo's:
 * they are there to be looked at.
 */
export async function readOverdueOrders(
  container: MedusaContainer,
  bindings: Overdue,
): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(OVERDUE, bindings)
  return rows.map(({ id }) => id)
}
