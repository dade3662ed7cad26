import { LONGEST_BUCKET } from "../../../contract/product/product-search"
import type { CatalogueFilter } from "../../fitment/asked-vehicle"
import { isPublicCategory } from "../public-category"

/** SQL of the attribute that is asked for, as entries have it. */
export const ATTRIBUTE = "cast(:attribute as text)"

/** The buckets of the index, its column `shelf` (modules/product-search-index/tables.ts), by SQL over the filter's bindings. */
const BUCKETS = {
  category: `(select id from product_category
    where handle = :category and ${isPublicCategory()})`,
  attribute: `('=' || ${ATTRIBUTE})`,
  stock: "'+'",
} as const

export type IndexBucket = keyof typeof BUCKETS

/**
 * The one bucket of the index that holds what a filter leaves, whatever it says of prices; "all" without
 * one. Undefined where it takes a search: for words, measures, a vehicle, or several filters at once.
 */
export function bucketOf(filter: CatalogueFilter): IndexBucket | "all" | undefined {
  const { q, category, attribute: choices = [], measure, inStock } = filter
  if (filter.fitting || q || measure) return undefined
  const [choice] = choices
  if (choices.length > 1 || (choice && choice.length > LONGEST_BUCKET)) return undefined
  const buckets: IndexBucket[] = [
    ...(category ? (["category"] as const) : []),
    ...(choice ? (["attribute"] as const) : []),
    ...(inStock ? (["stock"] as const) : []),
  ]
  if (buckets.length > 1) return undefined
  return buckets[0] ?? "all"
}

/** SQL of a bucket's name in the catalogue's own tables. */
export function bucketName(bucket: IndexBucket): string {
  return BUCKETS[bucket]
}
