import type { ProductFilter } from "../../contract/product/product-search"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import type { IsBetween, OwnPrices } from "../product/own/own-prices"
import { PRICE } from "./search-entries"
import { withoutZero } from "../../contract/text"
import { measureFilter } from "./search-measures"
import { isPublicCategory } from "../product/public-category"

/** A filter of one group: what an entry `e` meets, by SQL. */
export type GroupFilter = {
  /** What the facets know the group by; of an attribute its label. */
  group: string
  condition: string
}

export type GroupFilters = {
  filters: GroupFilter[]
  bindings: Record<string, unknown>
}

/** No label of an attribute is one of these: it has no colon. */
export const CATEGORY_GROUP = "category:"
export const PRICE_GROUP = "price:"

/** The public category of handle :category, an array of none or one. */
export const CATEGORY_OF_HANDLE = `array(
  select id from product_category
  where handle = :category and ${isPublicCategory()})`

/**
 * What is known before: the category's ids, where they were looked up, of which kind the buyer's prices
 * are, and whether words or a vehicle find the entries.
 */
type Known = {
  categoryIds?: readonly string[] | undefined
  own?: OwnPrices | undefined
  isLookedUp?: boolean
}

/**
 * The filters of a search beside its words and the stock, a group each. With the category's ids, where
 * they were looked up before, PostgreSQL knows how many entries there are to find.
 */
export function groupFilters(
  filter: Omit<CatalogueFilter, "q">,
  { categoryIds, own, isLookedUp = false }: Known = {},
): GroupFilters {
  const { category, minPrice, maxPrice } = filter
  const labels = [...byLabel(filter.attribute ?? [])]
  const ranges = (filter.measure ?? []).map((range, index) =>
    measureFilter(range, { index, isOfFew: filter.fewValued?.includes(range.label) ?? false }),
  )
  const isBetween = betweenPrices(filter)
  return {
    filters: [
      ...(category
        ? [
            {
              group: CATEGORY_GROUP,
              condition: `e.category_ids && ${
                categoryIds ? "cast(:categoryIds as text[])" : CATEGORY_OF_HANDLE
              }`,
            },
          ]
        : []),
      ...inOneEach([
        ...labels.map(([group], index) => ({
          group,
          condition: `e.attributes && cast(:attribute${index} as text[])`,
        })),
        ...ranges.map(({ filter }) => filter),
      ]),
      ...(isBetween
        ? [{ group: PRICE_GROUP, condition: pricedBetween(isBetween, { own, isLookedUp }) }]
        : []),
    ],
    bindings: {
      ...(category ? { category: withoutZero(category) } : {}),
      ...(categoryIds ? { categoryIds } : {}),
      ...Object.fromEntries(labels.map(([, values], index) => [`attribute${index}`, values])),
      ...Object.fromEntries(ranges.flatMap(({ bindings }) => Object.entries(bindings))),
      ...(minPrice === undefined ? {} : { minPrice }),
      ...(maxPrice === undefined ? {} : { maxPrice }),
    },
  }
}

/**
 * By base prices alone where nobody has others: an "or" beside it may read all of their index, and
 * whoever says it twice has PostgreSQL expect next to nothing. Else an index finds base prices and own
 * ones, and the rest is the whole condition; of what is found already each is asked that alone, as
 * PostgreSQL goes through all own ones for each.
 */
function pricedBetween(isBetween: IsBetween, { own, isLookedUp }: Known): string {
  const isBased = isBetween("cost.base_price")
  if (own === "none") return isBased
  if (isLookedUp) return isBetween(PRICE)
  return `(${isBased} or cost.variant_id = any(array(
    select variant_id from own where ${isBetween("amount")}))) and ${isBetween(PRICE)}`
}

/** SQL of whether a price is between those of a filter; undefined where it has none. */
export function betweenPrices({
  minPrice,
  maxPrice,
}: Pick<ProductFilter, "minPrice" | "maxPrice">): IsBetween | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined
  return (price) =>
    [
      ...(minPrice === undefined ? [] : [`${price} >= :minPrice`]),
      ...(maxPrice === undefined ? [] : [`${price} <= :maxPrice`]),
    ].join(" and ")
}

/** Whether a filter leaves entries out beside those that its words miss. */
export function isNarrowed(filter: Omit<CatalogueFilter, "q">): boolean {
  const isOther = filter.inStock === true || filter.fitting !== undefined
  return isOther || groupFilters(filter).filters.length > 0
}

/** Of values and ranges of one label all must hold: they are one filter. */
function inOneEach(filters: readonly GroupFilter[]): GroupFilter[] {
  return [...new Set(filters.map(({ group }) => group))].map((group) => ({
    group,
    condition: filters
      .filter((filter) => filter.group === group)
      .map(({ condition }) => condition)
      .join(" and "),
  }))
}

function byLabel(attributes: readonly string[]): Map<string, string[]> {
  const labels = new Map<string, string[]>()
  for (const attribute of attributes.map(withoutZero)) {
    const label = attribute.slice(0, attribute.indexOf(":"))
    labels.set(label, [...(labels.get(label) ?? []), attribute])
  }
  return labels
}
