import { ShopError } from "../../../errors/shop-error"
import { allocate } from "../../../stock/allocate"
import type { FreeStock } from "../../../stock/stocked-line"
import type { OpenLine, Reserved } from "./delivery-state"

/** What leaves one location: a fulfilment. */
export type PackedParcel = {
  /** Null where the stock of nothing in it is counted. */
  location_id: string | null
  lines: { id: string; quantity: number }[]
  items: {
    line_item_id: string
    inventory_item_id: string | undefined
    quantity: number
    title: string
    sku: string
    barcode: string
  }[]
}

/** The parcels of some lines, and what they take from the stock. */
export type Packed = {
  parcels: PackedParcel[]
  /** What leaves which inventory item where. */
  taken: { item_id: string; location_id: string; pieces: number }[]
  /** Reservations that are used up. */
  used: string[]
  /** Reservations that are larger than what leaves, with what they were. */
  shrunk: { id: string; quantity: number; before: number }[]
}

type HeldLine = OpenLine & { held: Reserved[] }

/**
 * Packs lines, a parcel for each location at which their pieces are reserved: one where one has all
 * that leaves, else as few as can be, by `rank`. As Medusa's create-order-fulfillment does, a parcel
 * has an item for each inventory item of a line, and one without stock for a line whose stock is not
 * counted, which goes with the first. Throws ShopError `stock_not_reserved` where reservations do not
 * cover the pieces.
 */
export function pack(
  lines: readonly OpenLine[],
  reserved: readonly Reserved[],
  rank: readonly string[] = [],
): Packed {
  const heldLines = lines.map((line) => ({
    ...line,
    held: reserved.filter(({ line_id }) => line_id === line.id),
  }))
  if (heldLines.some(({ counted, held }) => counted && held.length === 0)) {
    throw new ShopError("stock_not_reserved")
  }
  const { portions, is_whole } = allocate(heldLines.map(toStocked), heldAt(reserved, rank))
  if (!is_whole) throw new ShopError("stock_not_reserved")
  const used = portions.flat().map(({ location_id }) => location_id)
  const locations = byRank(used, rank)
  const packed: Packed = { parcels: [], taken: [], used: [], shrunk: [] }
  for (const [number, location_id] of (locations.length > 0 ? locations : [null]).entries()) {
    const parcel: PackedParcel = { location_id, lines: [], items: [] }
    for (const [place, line] of heldLines.entries()) {
      const own = portions[place]?.find((portion) => portion.location_id === location_id)
      if (own && location_id) packHeld(packed, parcel, { line, location_id, pieces: own.quantity })
      if (line.held.length === 0 && number === 0) packUncounted(parcel, line)
    }
    if (parcel.lines.length > 0) packed.parcels.push(parcel)
  }
  return packed
}

/** What is reserved for one line is nobody else's: an item of it counts as one of the line's own. */
function ownItem({ line_id, inventory_item_id }: Reserved): string {
  return `${line_id} ${inventory_item_id}`
}

function toStocked({ pieces, held }: HeldLine) {
  const items = new Map(held.map((row) => [ownItem(row), row.required]))
  const inventory = [...items].map(([inventory_item_id, required_quantity]) => ({
    inventory_item_id,
    required_quantity,
  }))
  return { quantity: pieces, inventory }
}

function heldAt(reserved: readonly Reserved[], rank: readonly string[]): FreeStock[] {
  const ids = reserved.map(({ location_id }) => location_id)
  return byRank(ids, rank).map((location_id) => {
    const free = new Map<string, number>()
    for (const row of reserved) {
      const item = ownItem(row)
      if (row.location_id === location_id) free.set(item, (free.get(item) ?? 0) + row.quantity)
    }
    return { location_id, free }
  })
}

/** Locations, each once; those that sell no more come last. */
function byRank(ids: readonly string[], rank: readonly string[]): string[] {
  const named = new Set(ids)
  const ranked = rank.filter((id) => named.has(id))
  return [...new Set([...ranked, ...[...named].toSorted()])]
}

function packUncounted(parcel: PackedParcel, line: HeldLine): void {
  const { id, pieces, title, sku, barcode } = line
  const stock = { inventory_item_id: undefined, quantity: pieces }
  parcel.lines.push({ id, quantity: pieces })
  parcel.items.push({ line_item_id: id, ...stock, title, sku, barcode })
}

type Leaving = { line: HeldLine; location_id: string; pieces: number }

function packHeld(packed: Packed, parcel: PackedParcel, leaving: Leaving): void {
  const { line, location_id, pieces } = leaving
  const there = line.held.filter((row) => row.location_id === location_id)
  parcel.lines.push({ id: line.id, quantity: pieces })
  for (const item_id of new Set(there.map(({ inventory_item_id }) => inventory_item_id))) {
    const rows = there.filter(({ inventory_item_id }) => inventory_item_id === item_id)
    const [{ required, title, sku } = { required: 1, title: null, sku: null }] = rows
    const quantity = pieces * required
    parcel.items.push({
      line_item_id: line.id,
      inventory_item_id: item_id,
      quantity,
      title: title ?? line.title,
      sku: sku ?? line.sku,
      barcode: line.barcode,
    })
    packed.taken.push({ item_id, location_id, pieces: quantity })
    useUp(packed, rows, quantity)
  }
}

function useUp(packed: Packed, rows: readonly Reserved[], quantity: number): void {
  let left = quantity
  for (const { id, quantity: there, waiting } of rows) {
    if (left <= 0) return
    const rest = Math.max(0, there - left) + waiting
    if (rest === 0) packed.used.push(id)
    else if (there > 0) packed.shrunk.push({ id, quantity: rest, before: there + waiting })
    left -= there
  }
}
