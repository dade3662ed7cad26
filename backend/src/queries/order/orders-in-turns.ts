import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { readOrders } from "./orders"
import type { OrderRow } from "./row/order-row"

/** Twenty orders of 200 lines in one turn kept every buyer waiting for 0.7 s. */
const LINES_A_TURN = 100

type Counted = { id: string; lines: number }

const LINES = `select wanted.id, (
    select cast(count(*) as int) from order_item
    where order_id = wanted.id and deleted_at is null) as lines
  from unnest(cast(:ids as text[])) as wanted(id)`

/**
 * Orders, cancelled or not, for a job that buyers do not wait for: read in turns of about 100 lines,
 * between which the process answers whoever calls.
 */
export async function readOrdersInTurns(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<OrderRow[]> {
  const counted = await queryPrepared<Counted>(container, LINES, { ids: [...new Set(ids)] })
  const orders: OrderRow[] = []
  for (const turn of turnsOf(counted)) {
    orders.push(...(await readOrders(container, { ids: turn, includeCancelled: true })))
  }
  return orders
}

/** Orders by turns; one of more lines than a turn has its own. */
export function turnsOf(counted: readonly Counted[]): string[][] {
  const turns: string[][] = []
  let room = -1
  for (const { id, lines } of counted) {
    room -= lines
    if (room < 0) {
      turns.push([])
      room = LINES_A_TURN - lines
    }
    turns.at(-1)?.push(id)
  }
  return turns
}
