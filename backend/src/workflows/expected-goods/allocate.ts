/** A promise of so many pieces; they come in the order in which they were promised. */
export type Waiting = { quantity: number }

/** Goods of which so many pieces are promised to nobody. */
export type Free = { id: string; due: string; free: number }

/** So many pieces of a promise, from which goods. */
export type Allocated<Promise> = {
  promise: Promise
  goods_id: string
  due: string
  quantity: number
}

type Allocation<Promise> = {
  allocated: Allocated<Promise>[]
  /** Pieces for which there are no goods. */
  missing: number
}

/** Gives the first promise the earliest goods, and each that follows the earliest that are left. */
export function allocate<Promise extends Waiting>(
  promises: readonly Promise[],
  goods: readonly Free[],
): Allocation<Promise> {
  const left = goods.filter(({ free }) => free > 0).toSorted(earliestFirst)
  const allocated: Allocated<Promise>[] = []
  let missing = 0
  for (const promise of promises) {
    let wanted = promise.quantity
    while (wanted > 0) {
      const [next] = left
      if (!next) break
      const quantity = Math.min(wanted, next.free)
      allocated.push({ promise, goods_id: next.id, due: next.due, quantity })
      wanted -= quantity
      if (quantity === next.free) left.shift()
      else left[0] = { ...next, free: next.free - quantity }
    }
    missing += wanted
  }
  return { allocated, missing }
}

function earliestFirst(one: Free, other: Free): number {
  const keys = [one, other].map(({ due, id }) => `${due} ${id}`)
  return (keys[0] ?? "") < (keys[1] ?? "") ? -1 : 1
}
