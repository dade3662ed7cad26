import type { Product } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { PartReviews } from "@/features/reviews/part-reviews"
import { partReviewsQuery } from "@/features/reviews/part-reviews-query"
import { ProductGrid } from "../../card/product-grid"
import { RELATED_PRODUCTS } from "../../related-products"
import { useRelatedProducts } from "../use-related-products"
import { RelatedParts } from "./related-parts"

/**
 * What buyers say of a part, and its neighbours. Both come at once, into a place that was kept for
 * them: one after the other they would push each other about.
 */
export function AfterTheSheet({ product }: { product: Product }) {
  const reviews = useQuery(partReviewsQuery(product._id))
  const related = useRelatedProducts(product)
  if (reviews.isPending || !related) {
    return <ProductGrid products={undefined} expected={RELATED_PRODUCTS} />
  }
  return (
    <div className="space-y-16">
      <PartReviews product={product} />
      <RelatedParts product={product} parts={related} />
    </div>
  )
}
