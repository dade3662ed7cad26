import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import {
  IS_CANCELLED,
  IS_PAID,
  IS_PLACED,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "../order/order-facts"

type Asked = { id: string; display_id: number; is_paid: boolean; is_over: boolean }

const PAID = `select o.id, o.display_id, ${IS_PAID} as is_paid,
    (${IS_CANCELLED} or parcels.delivered) as is_over
  from "order" o ${ORDER_BOOKS} ${ORDER_MONEY} ${ORDER_PARCELS}
  where o.id = any(cast(:ids as text[])) and ${IS_PLACED}`

/** What these orders are called, and whether they are paid, or delivered or cancelled already, by their ids; without the unknown ones. */
export async function readPaidOrders(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, Asked>> {
  const rows = await queryPrepared<Asked>(container, PAID, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}
