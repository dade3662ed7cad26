import type { ReactNode } from "react"
import type { Product, ProductDetail } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { Section } from "@/components/ui/page/section"
import { partReviewsQuery } from "@/features/reviews/api"
import { ListLink } from "@/features/vehicles/list-link"
import type { Parameters } from "@/platform/api/write-query"
import { PartReviews } from "@/features/reviews/part-reviews"
import { ProductGrid } from "../../card/product-grid"
import { RELATED_PRODUCTS, relatedPartsQuery, type RelatedParts } from "../related/api"
import { fitOf } from "../related/likeness"
import { partText } from "../texts"

/**
 * What buyers say of a part, and its neighbours. Both come at once, into a place that was kept for
 * them: one after the other they would push each other about.
 */
export function ReviewsAndRelated({ product }: { product: ProductDetail }) {
  const reviews = useQuery(partReviewsQuery(product._id))
  const related = useQuery(relatedPartsQuery(product))
  if (reviews.isPending || related.isPending) {
    return <ReviewsAndRelatedPlace />
  }
  return (
    <div className="space-y-16">
      <PartReviews product={product} />
      {related.data ? <Related product={product} related={related.data} /> : null}
    </div>
  )
}

/** The room of both while they are on their way. */
export function ReviewsAndRelatedPlace() {
  return <ProductGrid products={undefined} expected={RELATED_PRODUCTS} />
}

type RelatedProps = { product: Product; related: RelatedParts }

/** What goes with a part, and its kind in the sizes beside its own; nothing where there is none. */
function Related({ product, related: { fitting, sizes } }: RelatedProps) {
  const fit = fitOf(product)
  return (
    <>
      {fit && fitting.length > 0 ? (
        <Section
          title={partText("matchingParts")}
          aside={
            <AllOfThem search={{ attribute: `${fit.label}:${fit.value}` }}>
              {partText("allWithFit", { label: fit.label.toLowerCase(), value: fit.value })}
            </AllOfThem>
          }
        >
          <ProductGrid products={fitting} expected={0} />
        </Section>
      ) : null}
      {sizes.length > 0 ? (
        <Section
          title={partText("moreOf", { category: product.category.toLowerCase() })}
          aside={
            <AllOfThem search={{ category: product.categoryHandle }}>
              {partText("allOfThem")}
            </AllOfThem>
          }
        >
          <ProductGrid products={sizes} expected={0} />
        </Section>
      ) : null}
    </>
  )
}

function AllOfThem({ search, children }: { search: Parameters; children: ReactNode }) {
  return (
    <ListLink search={search} className="font-medium underline underline-offset-4">
      {children}
    </ListLink>
  )
}
