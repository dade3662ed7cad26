import type { Product } from "@shop/contract/product"
import { Maximize2 } from "lucide-react"
import { useDark } from "@/platform/theme"
import { zoomOf } from "../drawing-ink"
import { PartImage } from "../part-image"

/** The drawing, large; the sheet behind it opens as SVG in a tab of its own. */
export function DrawingSheet({ product }: { product: Product }) {
  const zoom = zoomOf(product.image, useDark())
  return (
    <figure className="self-start border border-line">
      <div className="squared">
        <PartImage src={product.image} alt={`Drawing of ${product.productName}`} eager />
      </div>
      <figcaption className="flex items-center justify-between gap-4 border-t border-line px-4 py-2">
        <span className="lettering text-muted">
          {product.sku} · {product.category}
        </span>
        {zoom ? (
          <a href={zoom} target="_blank" rel="noreferrer" className="btn btn-ghost btn-sm">
            <Maximize2 aria-hidden="true" className="size-4" />
            Full drawing
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}
