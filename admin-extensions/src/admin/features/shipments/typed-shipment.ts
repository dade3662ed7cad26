import type { ShipOrder } from "../../../../../backend/src/contract/order/shipments"
import type { StaffLine } from "../../../../../backend/src/contract/staff/staff-shipments"

/** A shipment as it is typed. */
export type TypedShipment = {
  /** Pieces of each line of the order, in its order. */
  pieces: string[]
  carrier: string
  tracking: string
  parcels: string
  date: string
}

export type ShipmentErrors = {
  /** The most that each wrong line may have, by its place. */
  pieces: ReadonlyMap<number, number>
  parcels: boolean
  /** No line has a piece. */
  nothing: boolean
}

const WHOLE = /^\d{1,9}$/
const PARCELS = /^[1-9]\d{0,2}$/

/** All that can be sent, today. */
export function typedAll(lines: readonly StaffLine[], today: string): TypedShipment {
  const pieces = lines.map(({ sendable }) => String(sendable))
  return { pieces, carrier: "", tracking: "", parcels: "1", date: today }
}

/** The day of the reader's clock, as 2026-11-24. */
export function dayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, "0")
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/** How many pieces are typed; what is no number counts for none. */
export function piecesOf({ pieces }: TypedShipment): number {
  return pieces.reduce((sum, text) => sum + (WHOLE.test(text.trim()) ? Number(text) : 0), 0)
}

/** What is wrong with it; the server checks it all once more. */
export function errorsOf(typed: TypedShipment, lines: readonly StaffLine[]): ShipmentErrors {
  const pieces = new Map<number, number>()
  for (const [place, { sendable }] of lines.entries()) {
    const text = typed.pieces[place]?.trim() || "0"
    if (!WHOLE.test(text) || Number(text) > sendable) pieces.set(place, sendable)
  }
  const parcels = typed.parcels.trim()
  return {
    pieces,
    parcels: parcels !== "" && !PARCELS.test(parcels),
    nothing: pieces.size === 0 && piecesOf(typed) === 0,
  }
}

/** What is sent of it. */
export function bodyOf({ pieces, carrier, tracking, parcels, date }: TypedShipment): ShipOrder {
  const lines = pieces
    .map((text, place) => ({ line: place + 1, qty: Number(text) }))
    .filter(({ qty }) => qty > 0)
  return {
    lines,
    ...(carrier.trim() && { carrier: carrier.trim() }),
    ...(tracking.trim() && { tracking: tracking.trim() }),
    ...(parcels.trim() && { parcels: Number(parcels) }),
    ...(date && { date }),
  }
}
