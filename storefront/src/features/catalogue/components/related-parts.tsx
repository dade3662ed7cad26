import type { Product } from "@shop/contract/product"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { Section } from "@/components/ui/section"
import { ProductGrid } from "../product-grid"
import { RELATED_PRODUCTS, relatedProductsQuery } from "../related-products"
import { useCategoryHandle } from "../use-category-handle"

/** Other parts of the same category; nothing where there are none. */
export function RelatedParts({ product }: { product: Product }) {
  const handle = useCategoryHandle(product)
  const { data } = useQuery({ ...relatedProductsQuery(handle), enabled: handle !== "" })
  const others = data?.filter(({ _id }) => _id !== product._id).slice(0, RELATED_PRODUCTS)
  if (!others || others.length === 0) return null
  return (
    <Section
      title={`More ${product.category.toLowerCase()}`}
      aside={
        <Link
          to={`/showProduct?category=${encodeURIComponent(handle)}`}
          className="font-medium underline underline-offset-4"
        >
          All of them
        </Link>
      }
    >
      <ProductGrid products={others} expected={0} />
    </Section>
  )
}
