import { measureOf } from "@shop/contract/product/measure"
import type { Product } from "@shop/contract/product/product"
import type { ProductFacets } from "@shop/contract/product/product-search"

export type MeasureColumn = {
  label: string
  /** Whether its values are numbers, one under the other. */
  figures: boolean
}

type Facet = ProductFacets["attributes"][number]

/** As many as a table has room for beside name, stock, price and quantity. */
const MOST = 5
/** Of a label with so many values the facets tell the frequent ones alone. */
const ALL_TOLD = 100

/**
 * What a table shows of data sheets, in their order, measures first: the labels that at least half of
 * the parts have, and by which they differ. What each part has of its own, as an EAN, is no choice.
 */
export function measureColumns(
  facets: ProductFacets | undefined,
  products: readonly Pick<Product, "attributes">[] = [],
): MeasureColumn[] {
  const { total = 0, attributes = [] } = facets ?? {}
  const sheet = products.flatMap(({ attributes: own = [] }) => own.map(({ label }) => label))
  const columns = attributes
    .filter(({ label }) => sheet.includes(label))
    .filter(({ values }) => isCommon(values, total) && (values.length > 1 || total === 1))
    .sort((one, other) => sheet.indexOf(one.label) - sheet.indexOf(other.label))
    .map(({ label, values }) => ({
      label,
      figures: values.every(({ value }) => measureOf(value) !== undefined),
      isOwn: values.every(({ count }) => count === 1) && values.length > 1,
    }))
  return [
    ...columns.filter(({ figures }) => figures),
    ...columns.filter(({ figures, isOwn }) => !figures && !isOwn),
  ]
    .slice(0, MOST)
    .map(({ label, figures }) => ({ label, figures }))
}

function isCommon(values: Facet["values"], total: number): boolean {
  const parts = values.reduce((sum, { count }) => sum + count, 0)
  return values.length >= ALL_TOLD || 2 * parts >= total
}
