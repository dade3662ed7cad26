import { measureOf } from "@shop/contract/product/measure"
import type { ProductFacets } from "@shop/contract/product/product-search"

export type FacetValue = { value: string; count: number; chosen: boolean }
export type AttributeFacet = {
  label: string
  /** Numbers of customs and barcodes are codes: they measure nothing. */
  kind: "measure" | "words" | "code"
  values: FacetValue[]
}

const numbers = new Intl.Collator("en", { numeric: true })
const CODE = /^[\d ]{6,}$/
const KINDS: readonly AttributeFacet["kind"][] = ["measure", "words", "code"]

/**
 * The attributes to choose from: the measures, then what is told in words, then codes, each sorted by
 * how many parts have it. What all parts have alike tells none from another and is left out, but not
 * what is chosen: that stays there to be taken back, also where nothing has it any more.
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
  const kept = new Set(measured)
  for (const one of chosen) {
    const { label, value } = readAttribute(one)
    const values = facets.get(label) ?? new Map<string, number>()
    if (!values.has(value)) values.set(value, 0)
    facets.set(label, values)
    kept.add(label)
  }
  for (const label of measured) if (!facets.has(label)) facets.set(label, new Map())
  return [...facets]
    .filter(([label, values]) => values.size > 1 || kept.has(label))
    .map(([label, counts]) => facetOf(label, { counts, chosen }))
    .sort(
      (one, other) =>
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || useOf(other) - useOf(one),
    )
}

type Counted = { counts: ReadonlyMap<string, number>; chosen: readonly string[] }

/** What has no figures stands by how many parts have it, all else by its numbers. */
function facetOf(label: string, { counts, chosen }: Counted): AttributeFacet {
  const texts = [...counts.keys()]
  const isPlain = texts.some((value) => !/\d/.test(value))
  const values = [...counts]
    .map(([value, count]) => ({
      value,
      count,
      chosen: chosen.includes(writeAttribute(label, value)),
    }))
    .sort(
      (one, other) =>
        (isPlain ? other.count - one.count : 0) || numbers.compare(one.value, other.value),
    )
  return { label, kind: kindOf(texts), values }
}

function kindOf(values: readonly string[]): AttributeFacet["kind"] {
  if (values.length > 0 && values.every((value) => CODE.test(value))) return "code"
  return values.every((value) => measureOf(value) !== undefined) ? "measure" : "words"
}

function useOf({ values }: AttributeFacet): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

export function writeAttribute(label: string, value: string): string {
  return `${label}:${value}`
}

function readAttribute(text: string): { label: string; value: string } {
  const end = text.indexOf(":")
  return { label: text.slice(0, end), value: text.slice(end + 1) }
}
