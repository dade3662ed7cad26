import { EVERYTHING, type ProductSearch } from "../search/product-search"
import { endsOf, readRange, withEnds, type MeasureEnds } from "../search/measure-ranges"
import { listText } from "./texts"

export type ChosenFilter = {
  text: string
  /** The change that takes it away. */
  without: Partial<ProductSearch>
}

type Words = {
  /** The name behind the search's category. */
  category: string
  money: (majorUnits: number) => string
}

/** What a list is narrowed by beside its search, each with its way out. */
export function chosenFilters(search: ProductSearch, { category, money }: Words): ChosenFilter[] {
  const { attributes, measures, inStock, minPrice, maxPrice } = search
  const chosen: ChosenFilter[] = []
  if (search.category) chosen.push({ text: category, without: { category: "" } })
  for (const one of attributes) {
    chosen.push({ text: one.replace(":", ": "), without: { attributes: without(attributes, one) } })
  }
  for (const label of new Set(measures.map((one) => readRange(one)?.label ?? ""))) {
    chosen.push({
      text: rangeText(label, endsOf(measures, label)),
      without: { measures: withEnds(measures, label, { from: "", to: "" }) },
    })
  }
  if (inStock) chosen.push({ text: listText("inStockOnly"), without: { inStock: false } })
  if (minPrice) {
    chosen.push({
      text: listText("from", { price: money(Number(minPrice)) }),
      without: { minPrice: "" },
    })
  }
  if (maxPrice) {
    chosen.push({
      text: listText("upTo", { price: money(Number(maxPrice)) }),
      without: { maxPrice: "" },
    })
  }
  return chosen
}

/** The change that takes all of them away; the search itself and the order stay. */
export const NO_FILTERS: Partial<ProductSearch> = {
  category: EVERYTHING.category,
  attributes: EVERYTHING.attributes,
  measures: EVERYTHING.measures,
  inStock: EVERYTHING.inStock,
  minPrice: EVERYTHING.minPrice,
  maxPrice: EVERYTHING.maxPrice,
}

/** How many filters a search has. */
export function countFilters(search: ProductSearch): number {
  return chosenFilters(search, { category: "", money: String }).length
}

/** The attributes with one more chosen, or one less. */
export function toggled(attributes: readonly string[], one: string): readonly string[] {
  return attributes.includes(one) ? without(attributes, one) : [...attributes, one]
}

function rangeText(label: string, { from, to }: MeasureEnds): string {
  if (from && to) return listText("measureBetween", { label, from, to })
  return from ? listText("measureFrom", { label, from }) : listText("measureUpTo", { label, to })
}

function without(attributes: readonly string[], one: string): readonly string[] {
  return attributes.filter((other) => other !== one)
}
