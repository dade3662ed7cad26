import { useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import { ListLink } from "@/features/vehicles/list-link"
import { firstProductsQuery, HOME_PRODUCTS } from "../../products/api"
import { ProductGrid } from "../../products/card/product-grid"
import { homeText } from "../texts"

/** The home page's first six parts. */
export function FeaturedProducts() {
  const { data: products, error, refetch } = useQuery(firstProductsQuery(HOME_PRODUCTS))
  return (
    <Section
      title={homeText("products")}
      aside={
        <ListLink className="font-medium underline underline-offset-4">
          {homeText("allParts")}
        </ListLink>
      }
    >
      {error && !products ? (
        <Failed title={homeText("partsNotLoaded")} error={error} onRetry={() => void refetch()} />
      ) : products?.length === 0 ? (
        <Notice title={homeText("noPartsYet")}>{homeText("worksNotPublished")}</Notice>
      ) : (
        <ProductGrid products={products} expected={HOME_PRODUCTS} />
      )}
    </Section>
  )
}
