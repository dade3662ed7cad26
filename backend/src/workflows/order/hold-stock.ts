import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer, ReservationItemDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { checkQuantity, type QuantityRule } from "../../contract/quantity-rule"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { quantityRefusal } from "./quantity-refusal"

export type WantedStock = {
  location_id: string
  pieces: number
  /** What one piece takes; empty for a part whose stock is not counted. */
  inventory: { inventory_item_id: string; required_quantity: number }[]
  /** Names the quantities that would do where there is too little. */
  rule: QuantityRule
}

type Level = { inventory_item_id: string; available: string }

const LEVELS = `select inventory_item_id, stocked_quantity - reserved_quantity as available
  from inventory_level
  where location_id = ? and inventory_item_id = any(?) and deleted_at is null
  order by inventory_item_id`

/**
 * Throws ShopError `out_of_stock` where the pieces are gone by now, and holds nothing. A crowd finds
 * the last pieces all at once: most learn it here, before their order is written for nothing.
 */
export async function refuseShortStock(
  { database }: SharedTransaction,
  wanted: WantedStock,
): Promise<void> {
  await refuseShort(database, wanted, LEVELS)
}

/**
 * Reserves an order line's pieces. The levels are locked until the transaction's end, in one order
 * for everybody, and looked at only then. Throws ShopError `out_of_stock`.
 */
export async function holdStock(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  wanted: WantedStock & { line_item_id: string },
): Promise<ReservationItemDTO[]> {
  const { inventory, location_id, line_item_id, pieces } = wanted
  if (inventory.length === 0) return []
  await refuseShort(database, wanted, `${LEVELS} for update`)
  return within(container.resolve(Modules.INVENTORY), (service, context) =>
    service.createReservationItems(
      inventory.map(({ inventory_item_id, required_quantity }) => ({
        line_item_id,
        inventory_item_id,
        location_id,
        quantity: pieces * required_quantity,
      })),
      context,
    ),
  )
}

async function refuseShort(
  database: Knex.Transaction,
  { inventory, location_id, pieces, rule }: WantedStock,
  statement: string,
): Promise<void> {
  if (inventory.length === 0) return
  const ids = inventory.map((item) => item.inventory_item_id)
  const { rows } = await database.raw<{ rows: Level[] }>(statement, [location_id, ids])
  const levels = new Map(rows.map((row) => [row.inventory_item_id, Number(row.available)]))
  const available = Math.min(
    ...inventory.map(({ inventory_item_id, required_quantity }) =>
      Math.max(0, Math.floor((levels.get(inventory_item_id) ?? 0) / required_quantity)),
    ),
  )
  const problem = checkQuantity(pieces, { rule, available })
  if (problem) throw quantityRefusal(problem, rule.minimum)
}
