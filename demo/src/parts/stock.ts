import { hash } from "./numbering"

/** Parts that show what a shop must cope with: nothing left, and less than one order needs. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  "BD-3124-S": 0,
  "BP-1161-N": 0,
  "SA-3405-G": 0,
  "WH-1384-A": 0,
  "LA-5902-R": 0,
  "CK-2403-K": 0,
  "OF-0764-S": 36,
  "BE-1195-R": 48,
  "CA-3572-L": 12,
  "WP-0583-T": 50,
}

/** Pieces in the demo's warehouse: mostly 200 to 2,000, up to 5,000 for what is small and cheap. */
export function stockOf(sku: string, price: number): number {
  const exception = EXCEPTIONS[sku]
  if (exception !== undefined) return exception
  const ceiling = price < 10 ? 4800 : price < 40 ? 1900 : 700
  const share = (hash(`stock:${sku}`) % 1000) / 1000
  // A power, so that large heaps are rarer than small ones, as in a real store.
  return 212 + Math.round((ceiling * share ** 1.6) / 4) * 4
}
