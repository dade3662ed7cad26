import fc from "fast-check"

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
  managed: fc.constantFrom(true, true, true, false),
  backorder: fc.boolean(),
  deleted: fc.constantFrom(false, false, false, false, true),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  prices: fc.uniqueArray(price, {
    maxLength: 4,
    selector: ({ currency, region, minimum }) => `${currency} ${region} ${minimum}`,
  }),
})

const product = fc.record({
  status: fc.constantFrom("published", "published", "published", "draft"),
  channels: fc.constantFrom(["shop"], ["shop"], ["shop", "other"], ["other"], []),
  deleted: fc.constantFrom(false, false, false, false, false, true),
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
})

const list = fc.record({
  type: fc.constantFrom("sale", "override"),
  status: fc.constantFrom("active", "active", "active", "draft"),
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
  deleted: fc.constantFrom(false, false, false, true),
  prices: fc.array(
    fc.record({
      /** Picks a variant of the whole catalogue. */
      variant: fc.nat(),
      amount,
      currency: fc.constantFrom("usd", "usd", "usd", "eur"),
      region: fc.constantFrom<"shop" | "other" | null>(null, null, "shop", "other"),
    }),
    { minLength: 6, maxLength: 12 },
  ),
})

const catalogue = fc.record({
  products: fc.array(product, { minLength: 12, maxLength: 12 }),
  lists: fc.array(list, { minLength: 6, maxLength: 6 }),
})

export type RandomCatalogue = ReturnType<typeof randomCatalogue>
export type RandomPrice = RandomCatalogue["products"][number]["variants"][number]["prices"][number]

/** Products, prices, price lists and stock of every kind that Medusa knows; the same for a seed. */
export function randomCatalogue(seed: number) {
  const [made] = fc.sample(catalogue, { seed, numRuns: 1 })
  if (!made) throw new Error("fast-check made no catalogue")
  return made
}
