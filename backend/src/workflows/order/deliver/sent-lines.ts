import { refusalOfAll, ShopError, wrongField } from "../../../errors/shop-error"
import { dayText } from "../../../contract/order/due-dates"
import type { OpenLine, OrderedLine } from "./delivery-state"

/** So many pieces of the line at a place of the order's lines, from 1. */
export type WantedPieces = { line: number; qty: number }

/** All that was never fulfilled. Throws ShopError `waits_for_goods` where some of it is not there. */
export function openLines(lines: readonly OrderedLine[]): OpenLine[] {
  const waiting = lines.find((line) => line.waiting > 0)
  if (waiting) throw new ShopError("waits_for_goods", { facts: waitingFacts(waiting) })
  return lines.filter(({ pieces }) => pieces > 0)
}

function waitingFacts({ name, waiting: pieces, due }: OrderedLine) {
  return { name, pieces, day: dayText(due ?? "") }
}

/**
 * The lines of a shipment, with the pieces that leave. What plugins added goes with the last pieces
 * of the parts. Throws ShopError: `more_than_open` or `waits_for_goods` with every line that has fewer.
 */
export function sentLines(
  lines: readonly OrderedLine[],
  wanted: readonly WantedPieces[],
): OpenLine[] {
  const parts = lines.filter(({ is_added }) => !is_added)
  const refusals = wanted.flatMap((pieces, place) => refuse(pieces, { parts, place }) ?? [])
  const refusal = refusalOfAll(refusals)
  if (refusal) throw refusal
  const sent = wanted.flatMap(({ line, qty }) => {
    const part = parts[line - 1]
    return part ? [{ ...part, pieces: qty }] : []
  })
  const left = parts.some(({ id, pieces }) => {
    const own = sent.find((line) => line.id === id)
    return pieces > (own?.pieces ?? 0)
  })
  const added = left ? [] : lines.filter(({ is_added, pieces }) => is_added && pieces > 0)
  return [...sent, ...added].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

type Place = { parts: readonly OrderedLine[]; place: number }

function refuse({ line, qty }: WantedPieces, { parts, place }: Place): ShopError | undefined {
  const part = parts[line - 1]
  if (!part) return wrongField(`lines.${place}.line`, "the order has no such line")
  const { pieces, unsent, waiting, name } = part
  const field = `lines.${place}.qty`
  if (qty > pieces - waiting && waiting > 0) {
    const facts = { ...waitingFacts(part), there: pieces - waiting }
    return new ShopError("waits_for_goods", { variant: "some", facts, field })
  }
  if (qty <= pieces) return undefined
  if (unsent <= 0) {
    return new ShopError("more_than_open", { variant: "none", facts: { name }, field })
  }
  const facts = { name, pieces: Math.max(pieces, 0) }
  if (qty > unsent && pieces === unsent) return new ShopError("more_than_open", { facts, field })
  return new ShopError("more_than_open", { variant: "packed", facts, field })
}
