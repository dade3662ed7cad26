import { MOST_PIECES } from "../../contract/basket/basket"

/** So many pieces of a variant, at its place in a list. */
export type ListLine = { variant_id: string; quantity: number }

/** Lines with others added to them: known parts grow, new ones follow behind. */
export function addedUp(present: readonly ListLine[], added: readonly ListLine[]): ListLine[] {
  const quantities = new Map<string, number>()
  for (const { variant_id, quantity } of [...present, ...added]) {
    const sum = (quantities.get(variant_id) ?? 0) + quantity
    quantities.set(variant_id, Math.min(sum, MOST_PIECES))
  }
  return [...quantities].map(([variant_id, quantity]) => ({ variant_id, quantity }))
}

/** Whether two lists hold the same, in the same order. */
export function isSameList(one: readonly ListLine[], other: readonly ListLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ variant_id, quantity }, index) => {
      const twin = other[index]
      return twin?.variant_id === variant_id && twin.quantity === quantity
    })
  )
}
