import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  DUE,
  IS_CANCELLED,
  IS_PLACED,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "./order-facts"

type Overdue = {
  hours: number
  /** The last id of the page before, or "". */
  after: string
  limit: number
}

const OVERDUE = `select o.id from "order" o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  where o.id > :after and o.created_at < now() - make_interval(hours => cast(:hours as int))
    and o.status = 'pending' and ${IS_PLACED} and not (${IS_CANCELLED})
    and o.metadata -> 'is_demo' is null
    and ${DUE} > 0 and not money.captured and not parcels.sent
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
