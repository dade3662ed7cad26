import { ShopError } from "../../../errors/shop-error"
import type { OpenLine, Reserved } from "./delivery-state"

/** What a fulfilment of some lines holds, and what it takes from the stock. */
export type Packed = {
  items: {
    line_item_id: string
    inventory_item_id: string | undefined
    quantity: number
    title: string
    sku: string
    barcode: string
  }[]
  /** What leaves which inventory item where. */
  taken: { item_id: string; location_id: string; pieces: number }[]
  /** Reservations that are used up. */
  used: string[]
  /** Reservations that are larger than what leaves, with what they were. */
  shrunk: { id: string; quantity: number; before: number }[]
}

/**
 * Packs all open lines, as Medusa's create-order-fulfillment does: an item for each reservation of
 * a line, one without stock for a line whose stock is not counted. Throws ShopError
 * `stock_not_reserved` where reservations do not cover the pieces.
 */
export function pack(lines: readonly OpenLine[], reserved: readonly Reserved[]): Packed {
  const packed: Packed = { items: [], taken: [], used: [], shrunk: [] }
  for (const line of lines) {
    const held = reserved.filter(({ line_id }) => line_id === line.id)
    if (held.length === 0) packUncounted(packed, line)
    for (const reservation of held) packReserved(packed, { line, reservation })
  }
  return packed
}

function packUncounted(packed: Packed, line: OpenLine): void {
  if (line.counted) throw new ShopError("stock_not_reserved")
  const { id, pieces, title, sku, barcode } = line
  const stock = { inventory_item_id: undefined, quantity: pieces }
  packed.items.push({ line_item_id: id, ...stock, title, sku, barcode })
}

function packReserved(
  packed: Packed,
  { line, reservation }: { line: OpenLine; reservation: Reserved },
): void {
  const { id, inventory_item_id, location_id, required } = reservation
  const quantity = line.pieces * required
  const left = reservation.quantity - quantity
  if (left < 0) throw new ShopError("stock_not_reserved")
  packed.items.push({
    line_item_id: line.id,
    inventory_item_id,
    quantity,
    title: reservation.title ?? line.title,
    sku: reservation.sku ?? line.sku,
    barcode: line.barcode,
  })
  packed.taken.push({ item_id: inventory_item_id, location_id, pieces: quantity })
  if (left === 0) packed.used.push(id)
  else packed.shrunk.push({ id, quantity: left, before: reservation.quantity })
}
