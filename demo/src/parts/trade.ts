/** From so many pieces on, so many percent below the part's price. */
type Step = readonly [from: number, percent: number]

/** Ever a little less, up to half a pallet. */
const STEADY: readonly Step[] = [
  [100, 4],
  [250, 8],
  [500, 12],
  [1000, 18],
]
/** One step, so deep that 200 pieces cost less than 180. */
const ONE_STEP: readonly Step[] = [[200, 12]]
/** Worth it by the pallet alone. */
const BY_THE_PALLET: readonly Step[] = [
  [480, 3],
  [960, 10],
  [1920, 20],
]

/** Ladders of everybody's, by SKU; no part of the home page is among them. */
const LADDERS: Readonly<Record<string, readonly Step[]>> = {
  "OF-0802-S": STEADY,
  "OF-0931-S": STEADY,
  "BP-1051-N": ONE_STEP,
  "BP-1092-W": ONE_STEP,
  "BE-1041-T": BY_THE_PALLET,
  "BE-1382-T": BY_THE_PALLET,
}

export type TradeGroup = {
  name: string
  description: string
  steps: readonly Step[]
  skus: readonly string[]
}

/** Customer groups with prices of their own. */
export const tradeGroups: readonly TradeGroup[] = [
  {
    name: "Workshop",
    description: "Wear parts for workshops: a tenth less, and more from 100 pieces on.",
    steps: [
      [1, 10],
      [100, 14],
    ],
    skus: ["BP-1092-W", "CF-2801-C", "IC-1242-P", "WB-5304-F", "WB-6003-F"],
  },
  {
    name: "Distributor",
    description: "Pallet prices for distributors.",
    steps: [
      [1, 15],
      [200, 20],
      [1000, 27],
    ],
    skus: ["OF-0802-S", "BP-1092-W", "BE-1382-T", "CF-2801-C", "IC-1242-P", "WB-5304-F"],
  },
]

export type DemoRung = { amount: number; min_quantity?: number }

/** What everybody pays for a part, by quantity. */
export function baseRungs({ sku, price }: { sku: string; price: number }): DemoRung[] {
  return rungsOf(price, [[1, 0], ...(LADDERS[sku] ?? [])])
}

/** The rungs that steps below a price come to: of all that hold, Medusa takes the lowest. */
export function rungsOf(price: number, steps: readonly Step[]): DemoRung[] {
  return steps.map(([from, percent]) => ({
    // A price that nothing is taken off stays as it is, parts of a cent too.
    amount: percent === 0 ? price : Math.round(price * (100 - percent)) / 100,
    ...(from > 1 && { min_quantity: from }),
  }))
}
