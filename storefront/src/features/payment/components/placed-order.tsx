import type { Order } from "@shop/contract/order/order"
import { useContext } from "react"
import { Link } from "react-router-dom"
import { Moment } from "@/components/dates/moment"
import { DraftContext } from "@/components/ui/dialog/draft"
import { Notice } from "@/components/ui/feedback/notice"
import { paymentText } from "../texts"

type PlacedOrderProps = {
  order: Order
  /** While a card is charged. */
  locked: boolean
  onLater: () => void
}

/** Says that the order stands and that paying can wait: nobody has to have the card at hand. */
export function PlacedOrder({ order, locked, onLater }: PlacedOrderProps) {
  const { number, payBefore } = order
  const { leave } = useContext(DraftContext)
  return (
    <Notice
      tone="success"
      title={paymentText("placed", { number })}
      action={
        <Link
          to="/dashboard/orders"
          className="btn btn-sm"
          aria-disabled={locked}
          onClick={(event) => {
            event.preventDefault()
            if (!locked) leave(onLater)
          }}
        >
          {paymentText("payLater")}
        </Link>
      }
    >
      {payBefore
        ? paymentText.nodes("waitsUntil", { date: <Moment at={payBefore} /> })
        : paymentText("waits")}
    </Notice>
  )
}
