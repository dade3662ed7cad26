import type { ProductFacets } from "../../../src/contract/product/product-search"

/** What facets know of a part. */
export type Reckoned = {
  name: string
  price: number
  inStock: boolean
  /** Label:Value. */
  attributes: string[]
  /** Handles, with those of the categories above. */
  categories: string[]
}

type Query = {
  q?: string
  category?: string
  attribute?: string[]
  inStock?: string
  /** Label:from..to, both of them whole numbers. */
  measure?: string[]
  minPrice?: string
  maxPrice?: string
}

type Test = (part: Reckoned) => boolean

const labelOf = (attribute: string) => attribute.split(":")[0] ?? ""

/** The facets of a few parts, by going through them once for every group. */
export function reckonFacets(all: Reckoned[], query: Query): Omit<ProductFacets, "matched"> {
  const { q = "", category, attribute = [], measure = [], minPrice = "0", maxPrice = "1e9" } = query
  const tests: Record<string, Test> = {
    q: ({ name }) => q.split(" ").every((word) => name.includes(word)),
    category: ({ categories }) => !category || categories.includes(category),
    stock: ({ inStock }) => !query.inStock || inStock,
    price: ({ price }) => price >= Number(minPrice) && price <= Number(maxPrice),
  }
  for (const label of new Set(attribute.map(labelOf))) {
    const wanted = attribute.filter((one) => labelOf(one) === label)
    tests[`label ${label}`] = ({ attributes }) => wanted.some((one) => attributes.includes(one))
  }
  for (const range of measure) {
    const label = labelOf(range)
    const before = tests[`label ${label}`]
    tests[`label ${label}`] = (part) => (before?.(part) ?? true) && isWithin(part, range)
  }
  const left = (without?: string) =>
    all.filter((part) =>
      Object.entries(tests).every(([group, passes]) => group === without || passes(part)),
    )
  const labels = [...new Set(all.flatMap(({ attributes }) => attributes.map(labelOf)))]
  const prices = left("price").map(({ price }) => price)
  return {
    total: left().length,
    categories: countsOf(left("category").flatMap(({ categories }) => categories)).map(
      ([handle, count]) => ({ name: handle, handle, count }),
    ),
    attributes: labels.map((label) => ({
      label,
      values: countsOf(
        left(`label ${label}`)
          .flatMap(({ attributes }) => attributes)
          .filter((one) => labelOf(one) === label),
      ).map(([one, count]) => ({ value: one.slice(label.length + 1), count })),
    })),
    inStock: left("stock").filter(({ inStock }) => inStock).length,
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  }
}

/** Whether an attribute such as "Width:5 mm" is between the ends of "Width:2..7". */
function isWithin({ attributes }: Reckoned, range: string): boolean {
  const [from = NaN, to = NaN] = range
    .slice(labelOf(range).length + 1)
    .split("..")
    .map(Number)
  return attributes.some((one) => {
    if (labelOf(one) !== labelOf(range)) return false
    const number = parseFloat(one.slice(labelOf(one).length + 1))
    return number >= from && number <= to
  })
}

function countsOf(names: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}
