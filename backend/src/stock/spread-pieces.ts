/**
 * How many pieces each location is to have free, in rank, so that all together have `available`: what
 * is missing comes to the first, what is too many goes there, then from the last.
 */
export function spreadPieces(available: number, free: readonly number[]): number[] {
  if (free.length <= 1) return free.map(() => available)
  const others = free.slice(1)
  let tooMany = Math.max(0, sumOf(others) - available)
  const kept = others
    .toReversed()
    .map((pieces) => {
      const taken = Math.min(pieces, tooMany)
      tooMany -= taken
      return pieces - taken
    })
    .toReversed()
  return [available - sumOf(kept), ...kept]
}

function sumOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, one) => sum + one, 0)
}
