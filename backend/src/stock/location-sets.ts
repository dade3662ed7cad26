/** All sets of so many locations are looked at: of more, staff's ranks decide. */
const MOST_TRIED = 10

/**
 * Sets of places 0 … count - 1, the smallest first, of one size by rank: {0}, {1}, {0, 1}. Of very many
 * places those alone that are one place or all.
 */
export function* locationSets(count: number): Generator<number[]> {
  const largest = count > MOST_TRIED ? 1 : count
  for (let size = 1; size <= largest; size++) yield* setsOf(size, { from: 0, count })
  if (largest < count) yield Array.from({ length: count }, (_, place) => place)
}

type Range = { from: number; count: number }

function* setsOf(size: number, { from, count }: Range): Generator<number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let first = from; first <= count - size; first++) {
    for (const rest of setsOf(size - 1, { from: first + 1, count })) yield [first, ...rest]
  }
}
