import { measureOf } from "@shop/contract/product/measure"
import type { ProductFacets } from "@shop/contract/product/product-search"

export type FacetValue = { value: string; count: number; chosen: boolean }
export type AttributeFacet = { label: string; values: FacetValue[] }

const numbers = new Intl.Collator("en", { numeric: true })

/**
 * The attributes to choose from, values in the order of their numbers: first the measures by which the
 * parts differ, then what else they differ by. What is chosen stays there to be taken back, also where
 * nothing has it any more.
 */
export function attributeFacets(
  available: ProductFacets["attributes"],
  chosen: readonly string[],
  measured: readonly string[] = [],
): AttributeFacet[] {
  const facets = new Map<string, Map<string, number>>()
  for (const { label, values } of available) {
    facets.set(label, new Map(values.map(({ value, count }) => [value, count])))
  }
  for (const one of chosen) {
    const { label, value } = readAttribute(one)
    const values = facets.get(label) ?? new Map<string, number>()
    if (!values.has(value)) values.set(value, 0)
    facets.set(label, values)
  }
  for (const label of measured) if (!facets.has(label)) facets.set(label, new Map())
  return [...facets]
    .sort(([, one], [, other]) => rankOf(one) - rankOf(other))
    .map(([label, values]) => ({
      label,
      values: [...values]
        .sort(([a], [b]) => numbers.compare(a, b))
        .map(([value, count]) => ({
          value,
          count,
          chosen: chosen.includes(writeAttribute(label, value)),
        })),
    }))
}

/** What all parts have alike tells none from another: it comes last. */
function rankOf(values: ReadonlyMap<string, number>): number {
  if (values.size < 2) return 2
  return [...values.keys()].every((value) => measureOf(value) !== undefined) ? 0 : 1
}

export function writeAttribute(label: string, value: string): string {
  return `${label}:${value}`
}

function readAttribute(text: string): { label: string; value: string } {
  const end = text.indexOf(":")
  return { label: text.slice(0, end), value: text.slice(end + 1) }
}
