import type { Product } from "@shop/contract/product/product"
import { Link } from "react-router-dom"
import { Section } from "@/components/ui/page/section"
import { ProductGrid } from "../../card/product-grid"

type RelatedPartsProps = { product: Product; parts: Product[] }

/** Other parts of the same category; nothing where there are none. */
export function RelatedParts({ product, parts }: RelatedPartsProps) {
  if (parts.length === 0) return null
  return (
    <Section
      title={`More ${product.category.toLowerCase()}`}
      aside={
        <Link
          to={`/showProduct?category=${encodeURIComponent(product.categoryHandle)}`}
          className="font-medium underline underline-offset-4"
        >
          All of them
        </Link>
      }
    >
      <ProductGrid products={parts} expected={0} />
    </Section>
  )
}
