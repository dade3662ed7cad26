import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { PUT_BACK } from "../../../modules/order-guard/promise-guard"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { changeLevels, type LevelChange } from "../deliver/move-stock"
import type { ShipmentState } from "./shipment-state"

/** What came back into the stock and is reserved for its order again. */
export type PutBack = {
  changes: LevelChange[]
  level_ids: string[]
  /** Reservations that were made anew. */
  made: string[]
  /** Reservations that have grown, with what they were. */
  grown: { id: string; quantity: number; before: number }[]
}

type Held = { id: string; line_id: string; item_id: string; quantity: number }

const HELD = `select held.id, held.line_item_id as line_id, held.inventory_item_id as item_id,
  held.quantity::float8 as quantity
from reservation_item held
where held.line_item_id = any(:lines) and held.location_id = :location_id
  and held.deleted_at is null
order by held.id
for update`

/** Puts a shipment's pieces back where they were, reserved as before. Levels are held from here on. */
export async function putBack(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { location_id, stock }: ShipmentState,
): Promise<PutBack> {
  const changes = stock.map(({ item_id, quantity }) => ({ item_id, location_id, change: quantity }))
  const held = await readHeld(transaction.database, { location_id, stock })
  const level_ids = await changeLevels(transaction, changes)
  const inventory = container.resolve(Modules.INVENTORY)
  const grown: PutBack["grown"] = []
  const missing: { line_item_id: string; inventory_item_id: string; quantity: number }[] = []
  for (const { line_id, item_id, quantity } of stock) {
    const own = held.find((row) => row.line_id === line_id && row.item_id === item_id)
    if (own) grown.push({ id: own.id, quantity: own.quantity + quantity, before: own.quantity })
    else missing.push({ line_item_id: line_id, inventory_item_id: item_id, quantity })
  }
  const made = missing.map((row) => ({
    ...row,
    location_id,
    allow_backorder: true,
    metadata: { [PUT_BACK]: true },
  }))
  if (grown.length > 0) {
    const updates = grown.map(({ id, quantity }) => ({ id, quantity }))
    await transaction.within(inventory, (service, context) =>
      service.updateReservationItems(updates, context),
    )
  }
  const created =
    made.length > 0
      ? await transaction.within(inventory, (service, context) =>
          service.createReservationItems(made, context),
        )
      : []
  return { changes, level_ids, grown, made: created.map(({ id }) => id) }
}

/** The opposite of putBack. */
export async function takeAgain(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { changes, made, grown }: PutBack,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const taken = changes.map(({ change, ...level }) => ({ ...level, change: -change }))
  await changeLevels(transaction, taken)
  if (made.length > 0) {
    await transaction.within(inventory, (service, context) =>
      service.deleteReservationItems(made, context),
    )
  }
  if (grown.length > 0) {
    const updates = grown.map(({ id, before }) => ({ id, quantity: before }))
    await transaction.within(inventory, (service, context) =>
      service.updateReservationItems(updates, context),
    )
  }
}

async function readHeld(
  database: Knex.Transaction,
  { location_id, stock }: Pick<ShipmentState, "location_id" | "stock">,
): Promise<Held[]> {
  const lines = stock.map(({ line_id }) => line_id)
  const { rows } = await database.raw<{ rows: Held[] }>(HELD, { lines, location_id })
  return rows
}
