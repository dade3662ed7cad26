import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import type { Packed } from "./pack"

const USE_UP =
  "update reservation_item set deleted_at = now(), updated_at = now() where id = any(?)"

type Stock = Pick<Packed, "taken" | "used" | "shrunk">

/**
 * Takes what was packed out of the stock and out of what is reserved; answers the ids of the levels.
 * Whoever wants one of these parts waits from here to the commit, so it comes last.
 */
export async function takeStock(
  transaction: SharedTransaction,
  { taken, used, shrunk }: Stock,
): Promise<string[]> {
  const changes = taken.map(({ pieces, ...level }) => ({ ...level, change: -pieces }))
  // Before the stock is less than what is reserved of it.
  if (shrunk.length > 0) await holdLevelsOf(transaction.database, changes)
  await resize(transaction, shrunk)
  const level_ids = await changeLevels(transaction, changes)
  if (used.length > 0) await transaction.database.raw(USE_UP, [used])
  return level_ids
}

/** The opposite of takeStock. */
export async function returnStock(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { taken, used, shrunk }: Stock,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const changes = taken.map(({ pieces, ...level }) => ({ ...level, change: pieces }))
  await changeLevels(transaction, changes)
  const resized = shrunk.map(({ id, before }) => ({ id, quantity: before }))
  await resize(transaction, resized)
  if (used.length > 0) {
    await transaction.within(inventory, (service, context) =>
      service.restoreReservationItems(used, undefined, context),
    )
  }
}

/** So many pieces more or fewer of an inventory item at a location. */
export type LevelChange = { item_id: string; location_id: string; change: number }
type Level = {
  id: string
  inventory_item_id: string
  location_id: string
}

// The levels are locked in the order in which everybody locks them.
const HELD = `select level.id, level.inventory_item_id, level.location_id
from inventory_level level
where level.deleted_at is null and (level.inventory_item_id, level.location_id) in (
  select * from unnest(cast(? as text[]), cast(? as text[])))
order by level.inventory_item_id collate "C", level.location_id collate "C"
for update`

const CHANGE = `update inventory_level level set updated_at = now(),
  stocked_quantity = level.stocked_quantity + wanted.change,
  raw_stocked_quantity = jsonb_build_object('precision', 20,
    'value', cast(trim_scale(level.stocked_quantity + wanted.change) as text))
from jsonb_to_recordset(cast(? as jsonb)) as wanted(id text, change numeric)
where level.id = wanted.id`

/** All levels in one statement: Medusa's module reads and writes each by itself. Throws ShopError. */
export async function changeLevels(
  { database }: SharedTransaction,
  changes: readonly LevelChange[],
): Promise<string[]> {
  if (changes.length === 0) return []
  const levels = await holdLevelsOf(database, changes)
  const updates = levels.map((level) => {
    const own = changes.filter((change) => isOf(level, change))
    return { id: level.id, change: own.reduce((sum, { change }) => sum + change, 0) }
  })
  await database.raw(CHANGE, [JSON.stringify(updates)])
  return levels.map(({ id }) => id)
}

async function holdLevelsOf(
  database: Knex.Transaction,
  changes: readonly LevelChange[],
): Promise<Level[]> {
  const bindings = [
    changes.map(({ item_id }) => item_id),
    changes.map(({ location_id }) => location_id),
  ]
  const { rows } = await database.raw<{ rows: Level[] }>(HELD, bindings)
  const isHeld = (change: LevelChange) => rows.some((level) => isOf(level, change))
  if (!changes.every(isHeld)) throw new ShopError("stock_not_reserved")
  return rows
}

function isOf(
  level: Pick<Level, "inventory_item_id" | "location_id">,
  change: LevelChange,
): boolean {
  return level.inventory_item_id === change.item_id && level.location_id === change.location_id
}

const RESIZE = `update reservation_item set quantity = wanted.quantity, updated_at = now(),
  raw_quantity = jsonb_build_object('value', cast(wanted.quantity as text), 'precision', 20)
from jsonb_to_recordset(cast(? as jsonb)) as wanted(id text, quantity numeric)
where reservation_item.id = wanted.id`

/** The guard counts the levels anew; Medusa's own call would refuse to shrink what is oversold. */
async function resize(
  { database }: SharedTransaction,
  reservations: readonly { id: string; quantity: number }[],
): Promise<void> {
  if (reservations.length === 0) return
  const wanted = reservations.map(({ id, quantity }) => ({ id, quantity }))
  await database.raw(RESIZE, [JSON.stringify(wanted)])
}
