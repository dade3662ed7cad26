import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router-dom"
import { productBlocks } from "virtual:storefront-plugins"
import { Failed } from "@/components/ui/feedback/failed"
import { BelowTheFold } from "@/components/ui/page/below-the-fold"
import { PageHeading } from "@/components/ui/page/page-heading"
import { NotFoundPage } from "@/features/pages/not-found-page"
import { PartFitBox } from "@/features/vehicles/fit/part-fit-box"
import { ApiError } from "@/platform/api/api-error"
import { productQuery } from "../api"
import { Breadcrumb } from "./components/breadcrumb"
import { DataSheet } from "./components/data-sheet"
import { Drawing } from "./components/drawing"
import { OrderBox } from "./components/order-box"
import { ReplacedBy } from "./components/replaced-by"
import { LateFitments, LateSuccessor } from "./fitments/late-fitments"
import { ReviewsAndRelated, ReviewsAndRelatedPlace } from "./components/reviews-and-related"
import { NumberList } from "./number-list"
import { partText } from "./texts"

/** /product/{id}: the part's drawing, data sheet, how it is ordered and what buyers say of it. */
export function ProductPage() {
  const { id = "" } = useParams()
  const { data: product, error, isPending, refetch } = useQuery(productQuery(id))
  if (isPending) return <ProductSkeleton />
  if (product) {
    return (
      // Another part is another page: its heading takes the focus.
      <div key={id} className="page py-6 md:py-8">
        <Breadcrumb product={product} />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Drawing product={product} />
          <div className="space-y-6">
            <PageHeading title={product.productName}>{product.productName}</PageHeading>
            <ReplacedBy product={product} />
            <p className="max-w-prose wrap-anywhere">{product.description}</p>
            <PartFitBox product={product} />
            <OrderBox product={product} />
          </div>
        </div>
        <DataSheet product={product} />
        <BelowTheFold>
          <LateFitments
            product={product}
            showNumbers={(numbers) => <NumberList numbers={numbers} />}
            waiting={<ReviewsAndRelatedPlace />}
          >
            {productBlocks.map(({ key, Block }) => (
              <div key={key} className="mt-16">
                <Block product={product} />
              </div>
            ))}
            <div className="mt-16">
              <ReviewsAndRelated product={product} />
            </div>
          </LateFitments>
        </BelowTheFold>
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    const nothing = (
      <NotFoundPage heading={partText("noSuchPart")}>{partText("noSuchPartText")}</NotFoundPage>
    )
    return <LateSuccessor id={id} nothing={nothing} waiting={<ProductSkeleton />} />
  }
  return (
    <div className="page max-w-3xl space-y-6 py-10">
      <PageHeading title={partText("part")}>{partText("part")}</PageHeading>
      <Failed title={partText("partNotLoaded")} error={error} onRetry={() => void refetch()} />
    </div>
  )
}

/** The product page's place while the part is on its way. */
function ProductSkeleton() {
  return (
    <div aria-busy="true" className="page min-h-dvh py-8">
      <span className="sr-only">{partText("loading")}</span>
      <div aria-hidden="true">
        <div className="skeleton mb-4 h-8 w-56" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="border border-line">
            <div className="aspect-4/3" />
          </div>
          <div className="space-y-6">
            <div className="skeleton h-24 w-4/5" />
            <div className="skeleton h-20" />
            <div className="skeleton h-72" />
          </div>
        </div>
      </div>
    </div>
  )
}
