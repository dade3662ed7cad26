import type { ProductDetail } from "@shop/contract/product/product"
import { Link, useLocation } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { partText } from "../texts"

/** What a search hands on that was for the number of a part which is gone. */
type Searched = { formerNumber?: unknown }

/** What took the part's place; or, of who looked for what it took the place of, that it did. */
export function ReplacedBy({ product: { successor } }: { product: ProductDetail }) {
  const { formerNumber } = (useLocation().state ?? {}) as Searched
  if (successor) {
    const part = (
      <Link to={`/product/${successor.productId}`} className="underline underline-offset-4">
        {[successor.productName, successor.sku].filter(Boolean).join(", ")}
      </Link>
    )
    return (
      <Notice tone="warning" title={partText.nodes("replaced", { part })}>
        {partText("replacedText")}
      </Notice>
    )
  }
  if (typeof formerNumber !== "string") return null
  return (
    <Notice title={partText("tookItsPlace", { number: formerNumber })}>
      {partText("tookItsPlaceText")}
    </Notice>
  )
}
