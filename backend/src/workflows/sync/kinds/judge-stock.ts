import type { MedusaContainer } from "@medusajs/framework/types"
import { syncStockSchema, type SyncStock } from "../../../contract/sync/sync-rows"
import { readNamedLocations } from "../../../queries/stock/named-locations"
import { readStockLocations } from "../../../queries/stock/selling-locations"
import { readStockedParts, type StockedPart } from "../../../queries/sync/stocked-parts"
import { nameParts, type Named } from "../name-parts"
import type { Batch, Problem } from "../outcome"
import { type ReadRow, readBatch } from "../read-batch"
import { type Asked, type JudgedThings, judgeThings } from "./judge-things"

type StockRow = ReadRow<SyncStock>

/** Pieces that can be ordered, or that lie at a location; `thing_id` is a part, or one at a location. */
export type AskedStock = Asked & {
  part: StockedPart
  as_of: string
  pieces: number
  /** Of physical stock alone. */
  location_id: string | null
}

export type JudgedStock = JudgedThings<AskedStock> & {
  /** The locations of the shop's stock, in rank. */
  selling: readonly string[]
  /** Whether nothing lies anywhere else. */
  is_one_place: boolean
}

type Facts = {
  names: readonly Named[]
  parts: ReadonlyMap<string, StockedPart>
  selling: readonly string[]
  locations: ReadonlyMap<string, string>
}

/** Which rows say a stock that can be kept; whether something changes shows when it is written. */
export async function judgeStock(container: MedusaContainer, batch: Batch): Promise<JudgedStock> {
  const rows = await readBatch(batch, syncStockSchema)
  const facts = await readFacts(container, rows)
  const asked = rows.map((row, at) => read(row, { at, facts, counted_at: batch.run.as_of }))
  const judged = await judgeThings(container, { kind: "stock", rows, asked })
  const { selling, locations } = facts
  const is_one_place = new Set(locations.values()).size === 1
  return { ...judged, selling, is_one_place }
}

async function readFacts(container: MedusaContainer, rows: readonly StockRow[]): Promise<Facts> {
  const names = await nameParts(
    container,
    rows.map(({ value }) => value ?? {}),
  )
  const keys = names.map(({ key }) => key).filter(Boolean)
  const [parts, selling, locations] = await Promise.all([
    readStockedParts(container, keys),
    readStockLocations(container),
    readNamedLocations(container),
  ])
  return { names, selling, locations, parts: new Map(parts.map((part) => [part.key, part])) }
}

type Place = {
  at: number
  facts: Facts
  /** Of the run. */
  counted_at: string
}

function read(sent: StockRow, { at, facts, counted_at }: Place): AskedStock | readonly Problem[] {
  const { value, problems, staged } = sent
  const named = facts.names[at]
  if (!value || !named) return problems
  if (named.problems.length > 0) return named.problems
  const part = facts.parts.get(named.key)
  if (!part) return [{ field: "sku", message: "is no part's" }]
  const field = value.physical === undefined ? "available" : "physical"
  if (part.inventory.length === 0) {
    return [{ field, message: "is not counted: turn that on in Medusa Admin first" }]
  }
  const { available = 0, physical, version, as_of = counted_at } = value
  const { row } = staged
  const { variant_id } = part
  const status = "unchanged" as const
  if (physical === undefined) {
    const asked = { row, part, version, status, as_of, thing_id: variant_id, pieces: available }
    return { ...asked, location_id: null }
  }
  if (part.inventory.length > 1) {
    return [{ field, message: "is of several things: name what is available" }]
  }
  const location_id = locationOf(value, facts)
  if (location_id === undefined) return [{ field: "location", message: whyNone(value) }]
  const thing_id = `${variant_id}@${location_id}`
  return { row, part, version, status, as_of, thing_id, pieces: physical, location_id }
}

/** The one that is named, or the shop's only one. */
function locationOf({ location }: SyncStock, { selling, locations }: Facts): string | undefined {
  if (location !== undefined) {
    return locations.get(location) ?? locations.get(location.toLowerCase())
  }
  return selling.length === 1 ? selling[0] : undefined
}

function whyNone({ location }: SyncStock): string {
  return location === undefined
    ? "is required: the shop sells from several"
    : `There is no stock location "${location}"`
}
