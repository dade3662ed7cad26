import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Modules } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { queryPreparedIn } from "../../queries/database/prepared-query"
import type { Sellable } from "../../queries/product/sellable"
import { readStockLocations } from "../../queries/stock/selling-locations"
import { textArray } from "../../spelling/text-array"
import { spreadPieces } from "../../stock/spread-pieces"
import { piecesAt } from "../../stock/stocked-line"
import { recordChanges, type Recorded } from "../audit/record-changes"
import { insertRows, rawNumber } from "../transaction/insert-rows"
import { newId } from "../transaction/new-id"
import { inOneTransaction } from "../transaction/in-one-transaction"

type Stocked = Pick<Sellable, "inventory">

const MISSING = `select id from unnest(cast(:items as text[])) item(id)
  where not exists (select from inventory_level l
    where l.inventory_item_id = item.id and l.location_id = :location_id and l.deleted_at is null)`

/**
 * Starts to count at a location what was never counted there, from 0, within the transaction; answers
 * the new levels.
 */
export async function openLevels(
  database: Knex,
  { location_id, parts }: { location_id: string; parts: readonly Stocked[] },
): Promise<string[]> {
  if (parts.length === 0) return []
  const { rows } = await database.raw<{ rows: { id: string }[] }>(MISSING, {
    items: textArray([...new Set(itemsOf(parts))]),
    location_id,
  })
  const nothing = rawNumber(0)
  const levels = rows.map(({ id }) => ({
    ...{ id: newId("ilev"), inventory_item_id: id, location_id },
    ...{ stocked_quantity: 0, raw_stocked_quantity: nothing },
    ...{ reserved_quantity: 0, raw_reserved_quantity: nothing },
    ...{ incoming_quantity: 0, raw_incoming_quantity: nothing },
  }))
  await insertRows(database, "inventory_level", levels)
  return levels.map(({ id }) => id)
}

function itemsOf(parts: readonly Stocked[]): string[] {
  return parts.flatMap(({ inventory }) => inventory.map((item) => item.inventory_item_id))
}

export type StockChange = { id: string; inventory_item_id: string; change: number }

type Stocking = StockChange & { quantity: number }

/** Medusa keeps a quantity twice: as a number, and as text in full precision. */
const stocked = (next: string) => `stocked_quantity = ${next},
  raw_stocked_quantity = jsonb_build_object('value', cast(${next} as text), 'precision', 20),
  updated_at = now()`

// Locked in the order in which everybody locks levels.
const HELD = `select l.id, l.inventory_item_id, l.location_id,
    cast(l.reserved_quantity - (
      select coalesce(sum(waits.quantity), 0)
      from expected_goods goods join promised_goods waits on waits.goods_id = goods.id
      where goods.inventory_item_id = l.inventory_item_id and goods.location_id = l.location_id
        and goods.state = 'expected') as double precision) as reserved,
    cast(l.stocked_quantity as double precision) as stocked
  from inventory_level l
  where l.inventory_item_id = any(cast(:items as text[]))
    and l.location_id = any(cast(:locations as text[])) and l.deleted_at is null
  order by l.inventory_item_id collate "C", l.location_id collate "C"
  for update`

const SET = `update inventory_level l set ${stocked("w.quantity")}
from unnest(cast(:ids as text[]), cast(:quantities as numeric[])) w(id, quantity)
where l.id = w.id`

const UNDO = `update inventory_level l set ${stocked("l.stocked_quantity - w.change")}
from unnest(cast(:ids as text[]), cast(:changes as numeric[])) w(id, change)
where l.id = w.id`

export type SetAvailable = Stocked & {
  /** Pieces that can be ordered afterwards, of all locations that sell. */
  available: number
}

/** Makes `available` what can be ordered now, whatever is reserved; answers what it added. */
export async function setAvailable(
  step: StepExecutionContext,
  wanted: SetAvailable,
): Promise<Recorded<StockChange[]>> {
  const locations = await readStockLocations(step.container)
  return underLock(step, { items: itemsOf([wanted]) }, (database) =>
    setAvailableWithin(database, { locations, parts: [wanted] }),
  )
}

export type Level = {
  id: string
  inventory_item_id: string
  location_id: string
  /** Without what waits for expected goods. */
  reserved: number
  stocked: number
}

/** Levels of the items at the locations, locked to the end of the transaction. */
export async function holdLevels(
  database: Knex,
  { locations, parts }: { locations: readonly string[]; parts: readonly Stocked[] },
): Promise<Level[]> {
  return queryPreparedIn<Level>(database, HELD, {
    items: textArray(itemsOf(parts)),
    locations: textArray(locations),
  })
}

type Available = {
  locations: readonly string[]
  parts: readonly SetAvailable[]
  /** Where they are held already. */
  levels?: readonly Level[]
}

/**
 * The same of many parts for whoever has the locks of the items already, and tells the trail of it.
 * What is missing comes to the first of the locations, what is too many goes from there, then from
 * the last.
 */
export async function setAvailableWithin(
  database: Knex,
  { locations, parts, levels: held }: Available,
): Promise<StockChange[]> {
  if (parts.length === 0) return []
  const rows = held ?? (await holdLevels(database, { locations, parts }))
  const levels = byItem(rows.filter(({ location_id }) => locations.includes(location_id)))
  const changes: Stocking[] = []
  for (const part of parts) changes.push(...spread(part, { locations, levels }))
  return setStocked(database, changes)
}

type LevelsOfItems = ReadonlyMap<string, readonly Level[]>

function byItem(rows: readonly Level[]): LevelsOfItems {
  const levels = new Map<string, Level[]>()
  for (const level of rows) {
    const known = levels.get(level.inventory_item_id)
    if (known) known.push(level)
    else levels.set(level.inventory_item_id, [level])
  }
  return levels
}

type Spread = { locations: readonly string[]; levels: LevelsOfItems }

/** What one part's levels are to hold; they hold it from now on, for the next part that takes of them. */
function spread({ inventory, available }: SetAvailable, { locations, levels }: Spread): Stocking[] {
  const free = locations.map((id) => piecesAt({ inventory }, { free: freeAt(id, levels) }))
  const wanted = spreadPieces(available, free)
  const changes: Stocking[] = []
  for (const { inventory_item_id, required_quantity } of inventory) {
    for (const level of levels.get(inventory_item_id) ?? []) {
      const place = locations.indexOf(level.location_id)
      const pieces = wanted[place] ?? 0
      // What lies elsewhere than at the first is touched only where a piece has to go.
      if (place > 0 && pieces === free[place]) continue
      const { id, reserved, stocked } = level
      const quantity = pieces * required_quantity + reserved
      level.stocked = quantity
      changes.push({ id, inventory_item_id, quantity, change: quantity - stocked })
    }
  }
  return changes
}

/** Writes what levels hold; what holds it already is left alone. */
export async function setStocked(
  database: Knex,
  quantities: readonly Stocking[],
): Promise<StockChange[]> {
  const changes = quantities.filter(({ change }) => change !== 0)
  if (changes.length === 0) return []
  await queryPreparedIn(database, SET, {
    ids: textArray(changes.map(({ id }) => id)),
    quantities: textArray(changes.map(({ quantity }) => String(quantity))),
  })
  return changes.map(({ id, inventory_item_id, change }) => ({ id, inventory_item_id, change }))
}

function freeAt(location_id: string, levels: LevelsOfItems) {
  return {
    get: (item_id: string) => {
      const level = levels.get(item_id)?.find((one) => one.location_id === location_id)
      return level && level.stocked - level.reserved
    },
  }
}

/** Takes away what `setAvailable` added; what was delivered or ordered since stays so. */
export async function undoAvailable(
  step: StepExecutionContext,
  { result: changes, entry_ids }: Recorded<StockChange[]>,
): Promise<void> {
  const items = changes.map(({ inventory_item_id }) => inventory_item_id)
  await underLock(step, { items, entry_ids }, async (database) => {
    await database.raw(UNDO, {
      ids: changes.map(({ id }) => id),
      changes: changes.map(({ change }) => change),
    })
  })
}

type Held = {
  items: string[]
  /** The entries of the trail that are taken back. */
  entry_ids?: string[]
}

/**
 * In one transaction with its entries of the trail, under the lock that Medusa's reservations and
 * deliveries take: they read a level before they write it.
 */
function underLock<Result>(
  step: StepExecutionContext,
  { items, entry_ids = [] }: Held,
  work: (database: Knex.Transaction) => Promise<Result>,
): Promise<Recorded<Result>> {
  const audited = { kind: "stock", ids: items, action: "changed", entry_ids } as const
  return step.container
    .resolve(Modules.LOCKING)
    .execute(items, () =>
      inOneTransaction(step, (transaction) =>
        recordChanges(step, [transaction, audited], () => work(transaction.database)),
      ),
    )
}
