import type { Product, ProductDetail } from "@shop/contract/product/product"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { type Parameters, writeQuery } from "@/platform/api/write-query"
import { pricedMeta } from "@/platform/priced-queries"
import { productKeys } from "../../api"
import { fitOf, leadingMeasure, mostSharedFirst, nearestFirst } from "./likeness"

export const RELATED_PRODUCTS = 3

/** Of each side of a part's size. */
const NEIGHBOURS = 8
const FITTING = 24

export type RelatedParts = {
  /** Of other kinds, which meet the part: they go into the same car. */
  fitting: Product[]
  /** Of its own kind, the nearest in size first. */
  sizes: Product[]
}

/** GET /products: the parts that go with one, and those of its kind in the sizes beside its own. */
export function relatedPartsQuery(product: ProductDetail) {
  return queryOptions({
    queryKey: productKeys.related(product._id),
    meta: pricedMeta(),
    queryFn: async ({ signal }): Promise<RelatedParts> => {
      const list = (search: Parameters) =>
        callForData<Product[]>(`/products?${writeQuery({ ...search, with: "attributes" })}`, {
          signal,
        })
      const fit = fittingSearch(product)
      const [fitting, ...sizes] = await Promise.all([
        fit ? list(fit) : [],
        ...sizeSearches(product).map(list),
      ])
      const others = new Map(sizes.flat().map((part) => [part._id, part]))
      others.delete(product._id)
      return {
        fitting: mostSharedFirst(
          product,
          fitting.filter(({ categoryHandle }) => categoryHandle !== product.categoryHandle),
        ).slice(0, RELATED_PRODUCTS),
        sizes: nearestFirst(product, [...others.values()]).slice(0, RELATED_PRODUCTS),
      }
    },
  })
}

/** Null for a part that meets no other by anything that its data sheet tells. */
function fittingSearch(product: ProductDetail): Parameters | null {
  const fit = fitOf(product)
  return fit && { attribute: `${fit.label}:${fit.value}`, limit: FITTING }
}

/** The sizes below and above its own; the newest of the category where it has no size. */
function sizeSearches(product: ProductDetail): Parameters[] {
  const { categoryHandle: category } = product
  if (category === "") return []
  const leading = leadingMeasure(product)
  const kind = { category, limit: NEIGHBOURS }
  if (!leading) return [kind]
  const { label, size } = leading
  return [
    { ...kind, measure: `${label}:..${size}`, sort: "measure_desc", sortBy: label },
    { ...kind, measure: `${label}:${size}..`, sort: "measure_asc", sortBy: label },
  ]
}
