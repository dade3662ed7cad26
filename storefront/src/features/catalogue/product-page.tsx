import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router-dom"
import { Failed } from "@/components/ui/failed"
import { Notice } from "@/components/ui/notice"
import { PageHeading } from "@/components/ui/page-heading"
import { Spinner } from "@/components/ui/spinner"
import { ApiError } from "@/platform/api/api-error"
import { productQuery } from "./product-detail"
import { DataSheet } from "./components/data-sheet"
import { DrawingSheet } from "./components/drawing-sheet"
import { OrderBox } from "./components/order-box"

/** /product/{id}: the part's drawing, data sheet and how it is ordered. */
export function ProductPage() {
  const { id = "" } = useParams()
  const { data: product, error, isPending, refetch } = useQuery(productQuery(id))
  if (isPending) {
    return (
      <div className="page grid min-h-dvh place-items-center">
        <Spinner label="Loading the part" />
      </div>
    )
  }
  if (!product) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <div className="page max-w-3xl space-y-6 py-10">
        <PageHeading title="Part">{gone ? "This part is no longer sold" : "Part"}</PageHeading>
        {gone ? (
          <Notice
            title="Its sheet was taken out of the catalogue."
            action={
              <Link to="/showProduct" className="btn btn-sm">
                Show all parts
              </Link>
            }
          />
        ) : (
          <Failed
            title="The part could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  }
  return (
    <div className="page py-8">
      <nav aria-label="Breadcrumb" className="mb-5 text-sm text-muted">
        <Link to="/showProduct" className="underline underline-offset-4">
          Products
        </Link>
        <span aria-hidden="true"> / </span>
        <span>{product.category}</span>
      </nav>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <DrawingSheet product={product} />
        <div className="space-y-6">
          <div>
            <p className="lettering text-muted">{product.sku}</p>
            <PageHeading title={product.productName}>{product.productName}</PageHeading>
            <p className="mt-4 max-w-prose">{product.description}</p>
          </div>
          <OrderBox product={product} />
        </div>
      </div>
      <DataSheet product={product} />
    </div>
  )
}
