import { SHEET_SIZES, zoomOf } from "@shop/contract/product/picture/picture"
import type { Product } from "@shop/contract/product/product"
import { ZoomIn } from "lucide-react"
import { useRef } from "react"
import { useDark } from "@/platform/theme"
import { PartImage } from "../../card/part-image"
import { DrawingZoom } from "./drawing-zoom"
import { partText } from "../texts"

/** The drawing, large; a press shows it as close as one likes. */
export function Drawing({ product }: { product: Product }) {
  const zoom = useRef<HTMLDialogElement>(null)
  const alt = partText("drawing", { productName: product.productName })
  // A card's picture is drawn for a card; this one is as wide as the page.
  const large = zoomOf(product.image, useDark()) ?? product.image
  const open = () => zoom.current?.showModal()
  return (
    <figure className="self-start border border-line">
      <div className="squared cursor-zoom-in" onClick={product.image ? open : undefined}>
        <PartImage src={large} alt={alt} sizes={SHEET_SIZES} eager />
      </div>
      <figcaption className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 py-1">
        <span className="lettering text-muted">
          {[product.sku, product.category].filter(Boolean).join(" · ")}
        </span>
        {product.image ? (
          <button type="button" className="btn btn-ghost btn-sm" onClick={open}>
            <ZoomIn aria-hidden="true" className="size-4" />
            {partText("zoom")}
          </button>
        ) : null}
      </figcaption>
      {product.image ? <DrawingZoom ref={zoom} image={product.image} alt={alt} /> : null}
    </figure>
  )
}
