import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { askedPieces } from "./return-facts"

const OWN = `select exists (select from return_request
    where return_id = :id and deleted_at is null) as is_own`

/** Whether a return of Medusa's is one that the shop made of what a customer asked for. */
export async function isOwnReturn(container: MedusaContainer, id: string): Promise<boolean> {
  const [row] = await queryPrepared<{ is_own: boolean }>(container, OWN, { id })
  return row?.is_own ?? false
}

// Medusa counts what is on its way back alone: of what came back it would take the same once more.
const TWICE = `select line.title from (
    select action.order_id, action.details ->> 'reference_id' as item_id,
      sum(cast(action.details ->> 'quantity' as numeric)) as wanted
    from order_change change
    join order_change_action action on action.order_change_id = change.id
      and action.action = 'RETURN_ITEM' and action.deleted_at is null
    where change.return_id = :id and change.status in ('pending', 'requested')
      and change.deleted_at is null
    group by 1, 2) asked
  join "order" o on o.id = asked.order_id
  join order_item item on item.order_id = o.id and item.version = o.version
    and item.item_id = asked.item_id and item.deleted_at is null
  join order_line_item line on line.id = item.item_id
  where asked.wanted > item.fulfilled_quantity - item.return_requested_quantity
    - item.return_received_quantity - item.return_dismissed_quantity - ${askedPieces("line.id")}
  order by line.id limit 1`

/** The title of a line of which a return that staff begin in Medusa has pieces that came back, or that a customer asked back. */
export async function readReturnedTwice(
  container: MedusaContainer,
  id: string,
): Promise<string | undefined> {
  const [row] = await queryPrepared<{ title: string }>(container, TWICE, { id })
  return row?.title
}
