import { MOST_PIECES } from "../../contract/basket/basket"

/** So many pieces of a variant, at its place in a list; a basket's lines have no note. */
export type ListLine = { variant_id: string; quantity: number; note: string }

/** Lines with others added to them: known parts grow and keep their note, new ones follow behind. */
export function addedUp(present: readonly ListLine[], added: readonly ListLine[]): ListLine[] {
  const lines = new Map<string, ListLine>()
  for (const { variant_id, quantity, note } of [...present, ...added]) {
    const known = lines.get(variant_id)
    const sum = Math.min((known?.quantity ?? 0) + quantity, MOST_PIECES)
    lines.set(variant_id, { variant_id, quantity: sum, note: known?.note || note })
  }
  return [...lines.values()]
}

/** Whether two lists hold the same, in the same order. */
export function isSameList(one: readonly ListLine[], other: readonly ListLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ variant_id, quantity, note }, index) => {
      const twin = other[index]
      return twin?.variant_id === variant_id && twin.quantity === quantity && twin.note === note
    })
  )
}
