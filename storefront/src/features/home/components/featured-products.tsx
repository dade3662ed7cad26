import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import { firstProductsQuery, HOME_PRODUCTS } from "../../products/api"
import { ProductGrid } from "../../products/card/product-grid"

/** The home page's first six parts. */
export function FeaturedProducts() {
  const { data: products, error, refetch } = useQuery(firstProductsQuery(HOME_PRODUCTS))
  return (
    <Section
      title="Products"
      aside={
        <Link to="/showProduct" className="font-medium underline underline-offset-4">
          All parts
        </Link>
      }
    >
      {error && !products ? (
        <Failed
          title="The parts could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : products?.length === 0 ? (
        <Notice title="No parts yet">
          The works have not published a part. Come back when the first sheet is drawn.
        </Notice>
      ) : (
        <ProductGrid products={products} expected={HOME_PRODUCTS} />
      )}
    </Section>
  )
}
