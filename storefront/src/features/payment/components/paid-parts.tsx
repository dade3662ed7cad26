import type { Order } from "@shop/contract/order/order"
import { figure } from "@/platform/format/figure"
import { paymentText } from "../texts"

const MOST_LINES = 5

/** What a payment is for: the first lines by name, the others by their number; then what was added. */
export function PaidParts({ order: { lines, addedLines = [] } }: { order: Order }) {
  const more = lines.length - MOST_LINES
  return (
    <ul aria-label={paymentText("parts")}>
      {lines.slice(0, MOST_LINES).map(({ qty, productName }, place) => (
        <li key={place} className="wrap-anywhere">
          {figure(qty)} × {productName}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{paymentText("more", { more })}</li> : null}
      {addedLines.slice(0, MOST_LINES).map(({ qty, title }, place) => (
        <li key={`added ${place}`} className="wrap-anywhere text-muted">
          {qty > 1 ? `${figure(qty)} × ${title}` : title}
        </li>
      ))}
    </ul>
  )
}
