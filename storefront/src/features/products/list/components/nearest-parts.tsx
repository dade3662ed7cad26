import type { NearestPart } from "@shop/contract/product/product-search"
import { useId } from "react"
import { Link } from "react-router-dom"
import { PartImage } from "../../card/part-image"
import { listText } from "../texts"

/** Where a number may have a sign too many or a wrong one: the parts with numbers near it. */
export function NearestParts({ parts }: { parts: readonly NearestPart[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {listText("nearestParts")}
      </h3>
      <ul className="mt-3 border-t border-line">
        {parts.map(({ productId, productName, sku, image, matchedNumber }) => (
          <li key={productId} className="border-b border-line">
            <Link
              to={`/product/${productId}`}
              className="flex min-h-14 items-center gap-4 py-2 hover:bg-base-200"
            >
              <span aria-hidden="true" className="w-16 shrink-0">
                <PartImage src={image} alt="" sizes="4rem" />
              </span>
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere underline underline-offset-4">
                  {matchedNumber || sku}
                </span>
                <span className="block text-sm wrap-anywhere text-muted">{productName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
