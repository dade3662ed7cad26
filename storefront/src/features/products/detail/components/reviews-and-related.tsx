import { Link } from "react-router-dom"
import type { Product } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { Section } from "@/components/ui/page/section"
import { partReviewsQuery } from "@/features/reviews/api"
import { PartReviews } from "@/features/reviews/part-reviews"
import { RELATED_PRODUCTS, relatedProductsQuery } from "../../api"
import { ProductGrid } from "../../card/product-grid"
import { partText } from "../texts"

/**
 * What buyers say of a part, and its neighbours. Both come at once, into a place that was kept for
 * them: one after the other they would push each other about.
 */
export function ReviewsAndRelated({ product }: { product: Product }) {
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

/** Other parts of a part's category; undefined while they are on their way, none where that fails. */
function useRelatedProducts(product: Product): Product[] | undefined {
  const { categoryHandle } = product
  const related = useQuery({
    ...relatedProductsQuery(categoryHandle),
    enabled: categoryHandle !== "",
  })
  if (related.isLoading) return undefined
  const others = related.data?.filter(({ _id }) => _id !== product._id) ?? []
  return others.slice(0, RELATED_PRODUCTS)
}

type RelatedPartsProps = { product: Product; parts: Product[] }

/** Other parts of the same category; nothing where there are none. */
function RelatedParts({ product, parts }: RelatedPartsProps) {
  if (parts.length === 0) return null
  return (
    <Section
      title={partText("moreOf", { category: product.category.toLowerCase() })}
      aside={
        <Link
          to={`/showProduct?category=${encodeURIComponent(product.categoryHandle)}`}
          className="font-medium underline underline-offset-4"
        >
          {partText("allOfThem")}
        </Link>
      }
    >
      <ProductGrid products={parts} expected={0} />
    </Section>
  )
}
