import type { Product } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { RELATED_PRODUCTS, relatedProductsQuery } from "../related-products"

/** Other parts of a part's category; undefined while they are on their way, none where that fails. */
export function useRelatedProducts(product: Product): Product[] | undefined {
  const { categoryHandle } = product
  const related = useQuery({
    ...relatedProductsQuery(categoryHandle),
    enabled: categoryHandle !== "",
  })
  if (related.isLoading) return undefined
  const others = related.data?.filter(({ _id }) => _id !== product._id) ?? []
  return others.slice(0, RELATED_PRODUCTS)
}
