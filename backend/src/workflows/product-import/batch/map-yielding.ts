import { setImmediate } from "node:timers/promises"

/** So long nobody waits for a batch whom the same process answers. */
const LONGEST_MS = 10

/**
 * What is asked between pieces of a long work: from time to time it gives a promise to await, which lets
 * the event loop see to others. A batch at once kept buyers waiting for a tenth of a second, and a
 * promise for each row left more garbage than reading the row.
 */
export function openYielding(): () => Promise<void> | undefined {
  let began = performance.now()
  const pause = async () => {
    await setImmediate()
    began = performance.now()
  }
  return () => (performance.now() - began < LONGEST_MS ? undefined : pause())
}

/** As the rows' own `map`, yielding between them. */
export async function mapYielding<Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Result,
): Promise<Result[]> {
  const pause = openYielding()
  const results: Result[] = []
  for (const row of rows) {
    const paused = pause()
    if (paused) await paused
    results.push(map(row))
  }
  return results
}
