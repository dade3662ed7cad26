import { setImmediate } from "node:timers/promises"

/** So long nobody waits for a batch whom the same process answers. */
const LONGEST_MS = 10

/**
 * What is awaited between pieces of a long work: from time to time it lets the event loop see to others.
 * A batch at once kept buyers waiting for a tenth of a second.
 */
export function openYielding(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_MS) return
    await setImmediate()
    began = performance.now()
  }
}

/** As the rows' own `map`, yielding between them. */
export async function mapYielding<Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Result,
): Promise<Result[]> {
  const pause = openYielding()
  const results: Result[] = []
  for (const row of rows) {
    await pause()
    results.push(map(row))
  }
  return results
}
