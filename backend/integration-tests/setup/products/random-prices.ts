import fc from "fast-check"

/** Groups that buyers are in and lists are for. */
export const GROUPS = ["cusgroup_a", "cusgroup_b", "cusgroup_c"] as const

const group = fc.constantFrom(...GROUPS)
const limit = fc.constantFrom<number | null>(null, null, 1, 2, 10, 49.5, 50, 51, 100, 200.5)

/** Who a price or a list is for: it holds where all of this is met. */
const rules = fc.record({
  region: fc.constantFrom<"shop" | "other" | null>(null, null, null, "shop", "other"),
  groups: fc.oneof(
    { arbitrary: fc.constant([]), weight: 2 },
    { arbitrary: fc.uniqueArray(group, { minLength: 1, maxLength: 2 }), weight: 1 },
  ),
})

const price = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constant(0)),
  currency: fc.constantFrom("usd", "usd", "usd", "eur"),
  least: limit,
  most: limit,
  rules,
  /** Of a list, by its number; null for a base price. */
  list: fc.option(fc.nat({ max: 7 }), { freq: 2 }),
  deleted: fc.constantFrom(false, false, false, false, true),
})

const moment = fc.constantFrom<"past" | "future" | null>("past", "future", null, null)

const list = fc.record({
  type: fc.constantFrom("sale", "override"),
  status: fc.constantFrom("active", "active", "active", "draft"),
  starts: moment,
  ends: fc.constantFrom<"past" | "future" | null>("future", "future", "past", null, null),
  rules,
  deleted: fc.constantFrom(false, false, false, true),
})

const shop = (sets: number) =>
  fc.record({
    lists: fc.array(list, { minLength: 8, maxLength: 8 }),
    /** Two prices of one amount have no order in Medusa: each amount is there once. */
    sets: fc.array(
      fc.uniqueArray(price, { minLength: 1, maxLength: 7, selector: ({ amount }) => amount }),
      { minLength: sets, maxLength: sets, size: "max" },
    ),
    buyers: fc.array(fc.uniqueArray(group, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
    quantities: fc.array(fc.integer({ min: 1, max: 260 }), { minLength: 8, maxLength: 8 }),
  })

export type RandomPrices = ReturnType<typeof randomPrices>

/** Sets of prices of every kind that Medusa knows, lists, and who buys how many. */
export function randomPrices(seed: number, sets: number) {
  const [made] = fc.sample(fc.noBias(shop(sets)), { seed, numRuns: 1 })
  if (!made) throw new Error("fast-check made no prices")
  return made
}
