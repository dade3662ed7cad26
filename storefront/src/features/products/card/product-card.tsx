import { useId } from "react"
import { Link } from "react-router-dom"
import type { Product } from "@shop/contract/product/product"
import { ExpectedPieces } from "@/components/expected/expected-pieces"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { AddButton } from "@/features/basket/add/add-button"
import { CardRating } from "@/features/reviews/ratings"
import { PartFit } from "@/features/vehicles/fit/part-fit"
import { Slot } from "@/platform/slots/slot"
import { LowestPrice } from "./lowest-price"
import { PartImage } from "./part-image"
import { PurchaseLink } from "./purchase-link"
import { cardText } from "./texts"

type ProductCardProps = {
  product: Product
  /** The first of the first screen. */
  leading?: boolean
}

/**
 * One part of the grid: its drawing, its name, what it costs and how many there are.
 * Two lines of name and three of text have their room, so that a skeleton is as high. On a telephone
 * all of the first one is to be seen at once.
 */
export function ProductCard({ product, leading = false }: ProductCardProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="relative flex flex-col border-r border-b border-line bg-base-100 transition-colors duration-200 hover:bg-base-200"
    >
      <div className="border-b border-line max-sm:[&_img]:aspect-9/4 max-sm:[&_span]:aspect-9/4">
        <PartImage
          src={product.image}
          alt={cardText("drawing", { productName: product.productName })}
          eager={leading}
        />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:gap-2 sm:p-4">
        <p className="lettering flex justify-between gap-3 text-muted">
          <span className="truncate">{product.sku}</span>
          <span className="truncate">{product.category}</span>
        </p>
        <div className="min-h-[6.1rem] space-y-1 sm:min-h-[7.55rem] sm:space-y-2">
          <h3 id={id} className="line-clamp-2 text-2xl wrap-anywhere">
            {/* The link covers the card; Purchase lies above it. */}
            <Link
              to={`/product/${product._id}`}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {product.productName}
            </Link>
          </h3>
          <p className="line-clamp-2 text-sm wrap-anywhere text-muted sm:line-clamp-3">
            {product.description}
          </p>
        </div>
        <PartFit productId={product._id} fit={product.fit} fitNotes={product.fitNotes} />
        {/* Above the card's link: what a block links to is its own. */}
        <Slot at="product-card" with={{ product }} className="relative space-y-2" />
        <div className="mt-auto flex min-h-21 flex-col justify-end sm:pt-3">
          <CardRating product={product} />
          <div className="flex flex-wrap justify-between gap-x-3">
            <p className="text-sm text-muted tabular-nums">
              {cardText("availableQty", { qty: Number(product.qty) })}
              <ExpectedPieces expected={product.expected} />
            </p>
            <LowestPrice ladder={product.ladder} />
          </div>
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
            <p className="text-xl font-semibold tabular-nums">
              <Price amount={product.price} />
              <PlusTax below />
            </p>
            {Number(product.qty) > 0 || product.expected ? (
              <span className="flex gap-2">
                <AddButton product={product} />
                <PurchaseLink id={product._id} name={product.productName} />
              </span>
            ) : (
              <p className="lettering border border-line px-3 py-2 text-muted">
                {cardText("outOfStock")}
              </p>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
