import type { Product } from "../../../contract/product/product"
import type { PageHead } from "./page-head"

type ProductHead = {
  product: Pick<
    Product,
    | "_id"
    | "productName"
    | "description"
    | "image"
    | "price"
    | "sku"
    | "qty"
    | "averageRating"
    | "ratingCount"
  >
  /** The shop's origin. */
  origin: string
  /** ISO 4217. */
  currency: string
  /** Whether an order adds tax to the price. */
  addsTax: boolean
}

/** What a part's page tells of it to those who do not run scripts. */
export function productHead({ product, origin, currency, addsTax }: ProductHead): PageHead {
  const canonical = `${origin}/product/${encodeURIComponent(product._id)}`
  const { productName: name, description, sku } = product
  const price = { price: String(product.price), priceCurrency: currency.toUpperCase() }
  const image = new URL(product.image || "/social-card.png", origin).href
  return {
    title: name,
    description: description || name,
    canonical,
    image,
    type: "product",
    data: {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      description,
      image,
      ...(sku && { sku }),
      ...(product.averageRating !== null && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: product.averageRating,
          ratingCount: product.ratingCount,
        },
      }),
      offers: {
        "@type": "Offer",
        url: canonical,
        ...price,
        ...(addsTax && {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            ...price,
            valueAddedTaxIncluded: false,
          },
        }),
        availability: `https://schema.org/${product.qty === "0" ? "OutOfStock" : "InStock"}`,
      },
    },
  }
}
