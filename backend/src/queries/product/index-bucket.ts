import { LONGEST_SHELF, type ProductFilter } from "../../contract/product/product-search"

/** What places stand on (modules/catalogue-index/tables.ts), by SQL over the filter's bindings. */
const SHELVES = {
  category: `(select id from product_category
    where handle = :category and deleted_at is null and is_active and not is_internal)`,
  attribute: "('=' || cast(:attribute as text))",
  stock: "'+'",
} as const

export type Shelf = keyof typeof SHELVES

/**
 * The one shelf that holds what a filter leaves; "all" without one. Undefined where it takes a
 * search: for words, prices, or several filters at once.
 */
export function shelfOf(filter: ProductFilter): Shelf | "all" | undefined {
  const { q, category, attribute: choices = [], inStock, minPrice, maxPrice } = filter
  if (q || minPrice !== undefined || maxPrice !== undefined) return undefined
  const [choice] = choices
  if (choices.length > 1 || (choice && choice.length > LONGEST_SHELF)) return undefined
  const shelves: Shelf[] = [
    ...(category ? (["category"] as const) : []),
    ...(choice ? (["attribute"] as const) : []),
    ...(inStock ? (["stock"] as const) : []),
  ]
  if (shelves.length > 1) return undefined
  return shelves[0] ?? "all"
}

/** SQL of a shelf's name in the catalogue's own tables. */
export function shelfName(shelf: Shelf): string {
  return SHELVES[shelf]
}
