/** So many entries are looked at in the order of a page: words that fewer hold are rather looked up. */
const WALKED = 10_000

/** How the first entries of an order are come to, until a page of those that match is full. */
type Walk = {
  /** SQL of the entries `e` in that order, at most WALKED of them, of all or behind a place. */
  entries: (isBehind: boolean) => string
  /** Of what is walked, so that its order is theirs. */
  keys: readonly string[]
  direction: "asc" | "desc"
  /** The keys as text that loses nothing; a cursor keeps them, and binds them again. */
  place: readonly string[]
  bind: (place: readonly string[]) => Record<string, string | undefined>
}

const NEWEST = ["e.created_at", "e.product_id", "e.variant_id"]

const newest: Walk = {
  entries: (isBehind) => `(
    select * from catalogue_entry e
      ${
        isBehind
          ? `where (${NEWEST.join(", ")}) < (
        timestamptz 'epoch' + cast(:created as bigint) * interval '1 microsecond', :product, :variant)`
          : ""
      }
    order by ${orderOf(NEWEST, "desc")}
    limit ${WALKED}) e`,
  keys: NEWEST,
  direction: "desc",
  place: [
    "cast(cast(extract(epoch from e.created_at) * 1000000 as bigint) as text)",
    "e.product_id",
    "e.variant_id",
  ],
  bind: ([created, product, variant]) => ({ created, product, variant }),
}

const NAME = ["e.name_key", "e.variant_id"]

const name: Walk = {
  entries: (isBehind) => `(
    select * from catalogue_entry e
      ${isBehind ? `where (${NAME.join(", ")}) > (:name, :variant)` : ""}
    order by ${orderOf(NAME, "asc")}
    limit ${WALKED}) e`,
  keys: NAME,
  direction: "asc",
  place: NAME,
  bind: ([name, variant]) => ({ name, variant }),
}

const PRICE = ["cost.base_price", "cost.variant_id"]

/** By base prices: of whoever has no others. Each entry is looked up, so that nothing else is walked. */
const byPrice = (direction: Walk["direction"]): Walk => ({
  entries: (isBehind) => `(
    select * from catalogue_cost cost
    where base_price is not null
      ${
        isBehind
          ? `and (${PRICE.join(", ")}) ${direction === "asc" ? ">" : "<"} (
        cast(:price as numeric), :variant)`
          : ""
      }
    order by ${orderOf(PRICE, direction)}
    limit ${WALKED}) cost
  cross join lateral (
    select * from catalogue_entry where variant_id = cost.variant_id offset 0) e`,
  keys: PRICE,
  direction,
  place: ["cast(cost.base_price as text)", "cost.variant_id"],
  bind: ([price, variant]) => ({ price, variant }),
})

/** Of what matches best the newest come first, as by relevance. */
export const WALKS = {
  relevance: newest,
  newest,
  name,
  price_asc: byPrice("asc"),
  price_desc: byPrice("desc"),
} as const satisfies Record<string, Walk>

export type WalkedSort = keyof typeof WALKS

/** Whether a page in this order may be walked: no index has the order by a measure. */
export function isWalked(sort: string): sort is WalkedSort {
  return Object.hasOwn(WALKS, sort)
}

/** SQL of an order by keys that all go one way. */
export function orderOf(keys: readonly string[], direction: Walk["direction"]): string {
  return keys.map((key) => `${key} ${direction}`).join(", ")
}
