import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readSentSince, readSoldSince } from "../../../queries/sync/moved-since"
import type { AuditedStep } from "../../audit/actor-of"
import { lockAudited } from "../../audit/lock-audited"
import { writeEntries } from "../../audit/record-changes"
import {
  holdLevels,
  type Level,
  openLevels,
  setAvailableWithin,
  setStocked,
} from "../../product/stock-levels"
import type { SharedTransaction, Step } from "../../transaction/in-one-transaction"
import type { AskedStock } from "./judge-stock"
import { stockChanges, type TakenStock } from "./stock-changes"

type Stock = TakenStock & {
  /** Of all that is taken, in order. */
  items: readonly string[]
  /** In rank. */
  selling: readonly string[]
}

/**
 * Writes what is there. What was ordered since it was counted is taken off what is available, and what
 * left the location since off what lies there: pieces that were sold meanwhile do not come back. Both
 * are read once the levels are held, which every order holds before it commits. Answers the items of
 * which something changed.
 */
export async function writeStock(
  step: AuditedStep & Step,
  transaction: SharedTransaction,
  stock: Stock,
): Promise<ReadonlySet<string>> {
  const { database } = transaction
  const audited = { kind: "stock", ids: stock.items, action: "changed" } as const
  await lockAudited(transaction, audited)
  const { levels, opened } = await holdPlaces(database, stock)
  const before = new Map(levels.map(({ id, stocked }) => [id, stocked]))
  const lying = await lyingOf(database, stock, levels)
  const changed = [
    ...(await setStocked(database, lying)),
    ...(await setAvailableWithin(database, {
      locations: stock.selling,
      parts: await availableOf(database, stock),
      levels,
    })),
  ]
  const touched = new Set([...changed.map(({ id }) => id), ...opened])
  const wrote = levels.filter(({ id }) => touched.has(id))
  const changes = await stockChanges(database, stock, { wrote, opened, before })
  await writeEntries(step, transaction, { audited, changes })
  return new Set(changed.map(({ inventory_item_id }) => inventory_item_id))
}

async function lyingOf(database: Knex, { taken }: Stock, levels: readonly Level[]) {
  const physical = taken.filter(isPhysical).flatMap((one) => {
    const [item] = one.part.inventory
    return item ? [{ ...one, item }] : []
  })
  if (physical.length === 0) return []
  const sent = await readSentSince(
    database,
    physical.map(({ row, as_of, location_id, item }) => ({
      ...{ row, as_of, location_id, thing_id: item.inventory_item_id },
    })),
  )
  const byPlace = new Map(
    levels.map((level) => [`${level.inventory_item_id} ${level.location_id}`, level]),
  )
  return physical.flatMap(({ row, location_id, pieces, item }) => {
    const level = byPlace.get(`${item.inventory_item_id} ${location_id}`)
    if (!level) return []
    const left = pieces * item.required_quantity - (sent.get(row) ?? 0)
    const quantity = Math.max(0, left)
    const { id, inventory_item_id, stocked } = level
    // Who takes of the same level behind it finds it so.
    level.stocked = quantity
    return [{ id, inventory_item_id, quantity, change: quantity - stocked }]
  })
}

async function availableOf(database: Knex, { taken }: Stock) {
  const available = taken.filter(({ location_id }) => location_id === null)
  const sold = await readSoldSince(
    database,
    available.map(({ row, as_of, part }) => ({ row, as_of, thing_id: part.variant_id })),
  )
  return available.map(({ row, part: { inventory }, pieces }) => ({
    inventory,
    available: Math.max(0, pieces - (sold.get(row) ?? 0)),
  }))
}

type Places = {
  levels: readonly Level[]
  /** Of them those that are new, by id. */
  opened: ReadonlySet<string>
}

/** Holds the levels of all that is taken; counts from now on where nothing was counted yet. */
async function holdPlaces(database: Knex, stock: Stock): Promise<Places> {
  const wanted = {
    locations: locationsOf(stock),
    parts: stock.taken.map(({ part }) => part),
  }
  const levels = await holdLevels(database, wanted)
  const opened = await openPlaces(database, stock, levels)
  return { opened, levels: opened.size === 0 ? levels : await holdLevels(database, wanted) }
}

/** Starts to count where nothing was counted yet; answers the new levels. */
async function openPlaces(
  database: Knex,
  { taken, selling: [first = ""] }: Stock,
  levels: readonly Level[],
): Promise<ReadonlySet<string>> {
  const counted = countedAt(levels)
  const places = new Map<string, AskedStock["part"][]>()
  for (const { location_id, part } of taken) {
    // What is available comes to the first.
    const place = location_id ?? first
    const items = counted.get(place)
    if (part.inventory.every(({ inventory_item_id: id }) => items?.has(id))) continue
    const parts = places.get(place)
    if (parts) parts.push(part)
    else places.set(place, [part])
  }
  const opened: string[] = []
  for (const [location_id, parts] of places) {
    opened.push(...(await openLevels(database, { location_id, parts })))
  }
  return new Set(opened)
}

/** Items of which something is counted, by location. */
function countedAt(levels: readonly Level[]): ReadonlyMap<string, ReadonlySet<string>> {
  const counted = new Map<string, Set<string>>()
  for (const { location_id, inventory_item_id } of levels) {
    const items = counted.get(location_id)
    if (items) items.add(inventory_item_id)
    else counted.set(location_id, new Set([inventory_item_id]))
  }
  return counted
}

function locationsOf({ selling, taken }: Stock): string[] {
  const named = taken.filter(isPhysical).map(({ location_id }) => location_id)
  return [...new Set([...selling, ...named])]
}

type PhysicalStock = AskedStock & { location_id: string }

function isPhysical(one: AskedStock): one is PhysicalStock {
  return one.location_id !== null
}
