import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Change } from "../../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../../queries/audit/facts/read-facts"
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

type Stock = {
  /** Of all that is taken, in order. */
  items: readonly string[]
  taken: readonly AskedStock[]
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
  const opened = await openPlaces(database, stock)
  const levels = await holdLevels(database, {
    locations: [...new Set([...stock.selling, ...stock.taken.flatMap(placeOf)])],
    parts: stock.taken.map(({ part }) => part),
  })
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
  const told = new Map(changed.map(({ id, inventory_item_id }) => [id, inventory_item_id]))
  for (const { id, inventory_item_id } of levels) {
    if (opened.has(id)) told.set(id, inventory_item_id)
  }
  const changes = await changesOf(database, { told, opened, before })
  await writeEntries(step, transaction, { audited, changes })
  return new Set(changed.map(({ inventory_item_id }) => inventory_item_id))
}

type Told = {
  /** Items by level. */
  told: ReadonlyMap<string, string>
  opened: ReadonlySet<string>
  /** What was stocked, by level. */
  before: ReadonlyMap<string, number>
}

/** As the trail tells it: what was there is known, so only what is there now is read. */
async function changesOf(database: Knex, { told, opened, before }: Told): Promise<Change[]> {
  if (told.size === 0) return []
  const facts = await READ_FACTS.stock(database, [...new Set(told.values())])
  return facts
    .filter(({ key }) => told.has(key))
    .map(({ key, thing_id, thing_name, values: after }) => ({
      ...{ thing_id, thing_name, after },
      before: opened.has(key) ? null : { stocked: before.get(key) ?? null },
    }))
    .filter((change) => change.before?.stocked !== change.after.stocked)
}

async function lyingOf(database: Knex, { taken }: Stock, levels: readonly Level[]) {
  const physical = taken.flatMap((one) => {
    const [item] = one.part.inventory
    return one.location_id !== null && item ? [{ ...one, location_id: one.location_id, item }] : []
  })
  const sent = await readSentSince(
    database,
    physical.map(({ row, as_of, location_id, item }) => ({
      ...{ row, as_of, location_id, item_id: item.inventory_item_id },
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
    available.map(({ row, as_of, part: { variant_id } }) => ({ row, as_of, variant_id })),
  )
  return available.map(({ row, part: { inventory }, pieces }) => ({
    inventory,
    available: Math.max(0, pieces - (sold.get(row) ?? 0)),
  }))
}

/** Starts to count where nothing was counted yet; answers the new levels. */
async function openPlaces(
  database: Knex,
  { taken, selling: [first = ""] }: Stock,
): Promise<ReadonlySet<string>> {
  const places = new Map<string, AskedStock["part"][]>()
  for (const { location_id, part } of taken) {
    // What is available comes to the first.
    const place = location_id ?? first
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

function placeOf({ location_id }: AskedStock): string[] {
  return location_id === null ? [] : [location_id]
}
