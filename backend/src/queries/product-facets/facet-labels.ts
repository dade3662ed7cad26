import type { ProductFacets } from "../../contract/product/product-search"

type Label = ProductFacets["attributes"][number]

/** More than anybody looks through; a measure may have as many values as there are parts. */
const MOST_LABELS = 50
const MOST_VALUES = 100

/**
 * Counts of Label:Value by label, the most frequent first. Of very many values the rarest are left
 * out, but none that is `chosen`.
 */
export function labelsOf(
  counts: readonly (readonly [string, number])[],
  chosen: readonly string[],
): Label[] {
  const labels = new Map<string, Label>()
  const known = new Set(chosen)
  for (const [attribute, count] of [...counts].sort(byCount)) {
    const colon = attribute.indexOf(":")
    const label = attribute.slice(0, colon)
    const of = labels.get(label) ?? { label, values: [] }
    labels.set(label, of)
    if (of.values.length < MOST_VALUES || known.has(attribute)) {
      of.values.push({ value: attribute.slice(colon + 1), count })
    }
  }
  const kept = new Set(chosen.map((attribute) => attribute.slice(0, attribute.indexOf(":"))))
  return [...labels.values()].filter(({ label }, index) => index < MOST_LABELS || kept.has(label))
}

function byCount([one, few]: readonly [string, number], [other, many]: readonly [string, number]) {
  return many - few || (one < other ? -1 : 1)
}
