import fc from "fast-check"

/** The usual value nine times of ten, else one of the others. */
function mostly<const Usual, const Other>(usual: Usual, ...others: Other[]) {
  const rare = fc.constantFrom(...others)
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, { arbitrary: rare, weight: 1 })
}

/** A moment that is past, to come, or not set. */
const time = fc.constantFrom<"past" | "future" | null>("past", "future", null, null)

const amount = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0.5, 9.99, 0, 1234.567891))

const price = fc.record({
  amount,
  currency: fc.constantFrom("usd", "usd", "usd", "eur"),
  region: fc.constantFrom<"shop" | "other" | null>(null, null, "shop", "other"),
  minimum: fc.constantFrom<number | null>(null, null, null, 1, 10),
})

const item = fc.record({
  required: fc.integer({ min: 1, max: 3 }),
  stocked: fc.integer({ min: 0, max: 200 }),
  /** Of what is stocked; null for an item that is not kept at the shop's location. */
  reserved: fc.constantFrom<number | null>(0, 0, 0.3, 1, null),
})

const variant = fc.record({
  managed: mostly(true, false),
  backorder: fc.boolean(),
  deleted: mostly(false, true),
  items: fc.array(item, { minLength: 1, maxLength: 3, size: "max" }),
  prices: fc.uniqueArray(price, {
    maxLength: 4,
    size: "max",
    selector: ({ currency, region, minimum }) => `${currency} ${region} ${minimum}`,
  }),
})

const product = fc.record({
  status: mostly("published", "draft"),
  channels: mostly(["shop"], ["shop", "other"], ["other"], []),
  deleted: mostly(false, true),
  variants: fc.array(variant, { minLength: 1, maxLength: 3, size: "max" }),
})

const list = fc.record({
  type: fc.constantFrom("sale", "override"),
  status: mostly("active", "draft"),
  starts: time,
  ends: time,
  /** Whom it is for. */
  rule: fc.constantFrom<"shop" | "other" | "group" | "both" | null>(
    null,
    null,
    "shop",
    "other",
    "group",
    "both",
  ),
  deleted: mostly(false, true),
  prices: fc.array(
    fc.record({
      /** Picks a variant of the whole catalogue. */
      variant: fc.nat(),
      amount,
      currency: fc.constantFrom("usd", "usd", "usd", "eur"),
      region: fc.constantFrom<"shop" | "other" | null>(null, null, "shop", "other"),
    }),
    { minLength: 10, maxLength: 10 },
  ),
})

const catalogue = fc.record({
  products: fc.array(product, { minLength: 20, maxLength: 20 }),
  lists: fc.array(list, { minLength: 8, maxLength: 8 }),
})

export type RandomCatalogue = ReturnType<typeof randomCatalogue>
export type RandomPrice = RandomCatalogue["products"][number]["variants"][number]["prices"][number]

/** Products, prices, price lists and stock of every kind that Medusa knows; the same for a seed. */
export function randomCatalogue(seed: number) {
  // Unbiased: the first values of a run would all be small.
  const [made] = fc.sample(fc.noBias(catalogue), { seed, numRuns: 1 })
  if (!made) throw new Error("fast-check made no catalogue")
  return made
}
