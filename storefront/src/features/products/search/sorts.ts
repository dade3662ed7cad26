import { isPossible, type ProductSearch, type ProductSort } from "./product-search"
import { sortText } from "./sort-texts"

type Sort = { sort: ProductSort; text: string }

const MEASURE_SORTS = [
  { sort: "measure_asc", text: "byMeasure" },
  { sort: "measure_desc", text: "byMeasureDown" },
] as const

const SORTS: readonly Sort[] = [
  { sort: "relevance", text: sortText("bestMatch") },
  { sort: "newest", text: sortText("newestFirst") },
  { sort: "name", text: sortText("byName") },
  { sort: "price_asc", text: sortText("byPrice") },
  { sort: "price_desc", text: sortText("byPriceDown") },
]

/** The orders to choose from, and one by a measure where it is in force. */
export function sortsFor(search: ProductSearch): Sort[] {
  const { sort: now, sortBy: measure } = search
  const byMeasure = measure ? MEASURE_SORTS.filter(({ sort }) => sort === now) : []
  return [
    ...SORTS.filter(({ sort }) => isPossible(sort, search)),
    ...byMeasure.map(({ sort, text }) => ({ sort, text: sortText(text, { measure }) })),
  ]
}
