/** So many pieces of a part that somebody wishes for. */
export type Wish = {
  productId: string
  qty: number
  /** What it is called until the shop has been asked. */
  productName?: string
}

export type BasketChange =
  /** Beside what is there, and the same part up; `key` names the call, so that it counts once. */
  | { kind: "add"; key: string; lines: readonly Wish[] }
  /** Down by so much: what was ordered, or an addition that is taken back. */
  | { kind: "take"; lines: readonly Wish[] }
  | { kind: "set"; productId: string; qty: number }
  | { kind: "remove"; productId: string }
  /** A removed line, back at its place. */
  | { kind: "restore"; line: Wish; index: number }

/** As many pieces as a quantity can be written as. */
const MOST_PIECES = 999_999_999

/** Lines after a change. What it speaks of may have gone elsewhere: a quantity that was typed counts. */
export function changed(lines: readonly Wish[], change: BasketChange): Wish[] {
  switch (change.kind) {
    case "add":
      return change.lines.reduce<Wish[]>(
        (now, wish) => withQuantity(now, { ...wish, qty: quantityIn(now, wish) + wish.qty }),
        [...lines],
      )
    case "take":
      return change.lines.reduce<Wish[]>(
        (now, wish) => {
          const left = quantityIn(now, wish) - wish.qty
          return left > 0 ? withQuantity(now, { ...wish, qty: left }) : without(now, wish)
        },
        [...lines],
      )
    case "set":
      return withQuantity(lines, change)
    case "remove":
      return without(lines, change)
    case "restore":
      return lines.some(({ productId }) => productId === change.line.productId)
        ? [...lines]
        : lines.toSpliced(change.index, 0, change.line)
  }
}

function quantityIn(lines: readonly Wish[], { productId }: Pick<Wish, "productId">): number {
  return lines.find((line) => line.productId === productId)?.qty ?? 0
}

function without(lines: readonly Wish[], { productId }: Pick<Wish, "productId">): Wish[] {
  return lines.filter((line) => line.productId !== productId)
}

function withQuantity(lines: readonly Wish[], { productId, qty, productName }: Wish): Wish[] {
  const least = Math.min(qty, MOST_PIECES)
  if (lines.some((line) => line.productId === productId)) {
    return lines.map((line) => (line.productId === productId ? { ...line, qty: least } : line))
  }
  return [...lines, { productId, qty: least, ...(productName !== undefined && { productName }) }]
}
