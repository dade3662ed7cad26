import type { OrderReturn } from "@shop/contract/return/order-return"
import type { ReactNode } from "react"
import { Price } from "@/components/money/price"
import { returnText } from "../texts"

/** Where a return stands, in a sentence: what its customer does next, or what became of it. */
export function Outcome({ one }: { one: OrderReturn }) {
  return (
    <div className="max-w-prose space-y-1">
      <p>{sentenceOf(one)}</p>
      {one.amountReason ? (
        <p className="wrap-anywhere">{returnText("lessBecause", { reason: one.amountReason })}</p>
      ) : null}
    </div>
  )
}

function sentenceOf(one: OrderReturn): ReactNode {
  switch (one.state) {
    case "requested":
      return returnText("requestedText")
    case "approved":
      return returnText("approvedText")
    case "received":
      return one.refund === "refused" ? refundOf(one) : returnText("receivedText")
    case "withdrawn":
      return returnText("withdrawnText")
    case "refused":
      return returnText("refusedText")
    case "settled":
      return one.settlement === "replacement" ? returnText("replacedText") : refundOf(one)
  }
}

function refundOf({ refund, amount }: OrderReturn): ReactNode {
  const values = { amount: <Price amount={amount ?? 0} /> }
  switch (refund) {
    case "booked":
      return returnText.nodes("refundBooked", values)
    case "refused":
      return returnText.nodes("refundRefused", values)
    case "none":
      return returnText.nodes("noneDue", values)
    default:
      return returnText.nodes("refundOpen", values)
  }
}
