import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import type { HeldReturn } from "../../../queries/return/held-return"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { reserveReplacement } from "./reserve-replacement"

type Replaced = { held: HeldReturn; ordered_by: string }

const QUANTITIES = `select item.item_id as id, cast(item.quantity as float8) as quantity
  from "order" o
  join order_item item on item.order_id = o.id and item.version = o.version
    and item.deleted_at is null
  where o.id = ? and item.item_id = any(?)`

/**
 * Orders the pieces that came back once more, on the lines that they were of: at the price that they
 * had, which their return has taken off, so that nothing is paid and nothing is due for it. They are
 * reserved, and the order waits to be delivered. Throws ShopError `replacement_out_of_stock`.
 */
export async function replacePieces(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { held: { order_id, return_id, lines }, ordered_by }: Replaced,
): Promise<void> {
  const came = lines
    .map(({ line_item_id, title, good, damaged }) => ({
      ...{ line_item_id, title },
      pieces: (good ?? 0) + (damaged ?? 0),
    }))
    .filter(({ pieces }) => pieces > 0)
  const ids = came.map(({ line_item_id }) => line_item_id)
  const { rows } = await transaction.database.raw<{ rows: { id: string; quantity: number }[] }>(
    QUANTITIES,
    [order_id, ids],
  )
  const actions = came.map(({ line_item_id, pieces }) => {
    const ordered = rows.find(({ id }) => id === line_item_id)?.quantity ?? 0
    return {
      action: ChangeActionType.ITEM_UPDATE,
      ...{ reference: "return", reference_id: return_id ?? "" },
      details: { reference_id: line_item_id, quantity: ordered + pieces },
    }
  })
  await transaction.within(container.resolve(Modules.ORDER), async (orders, context) => {
    const change = { order_id, actions, created_by: ordered_by }
    const { id } = await orders.createOrderChange(change, context)
    await orders.confirmOrderChange(id, context)
  })
  // Whoever wants one of these parts waits from here to the commit, so it comes last.
  await reserveReplacement(container, transaction, { order_id, came })
}
