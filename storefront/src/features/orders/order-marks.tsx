import type { Order } from "@shop/contract/order/order"
import { CircleCheck, CircleDashed, CircleX, Undo2 } from "lucide-react"
import type { ReactNode } from "react"
import { ordersText } from "./texts"

/** Delivered or Pending, each with a shape of its own. */
export function DeliveryMark({ order }: { order: Order }) {
  if (order.cancelledAt) {
    return (
      <Mark>
        <CircleX aria-hidden="true" className="size-4 text-error" />
        {ordersText("cancelled")}
      </Mark>
    )
  }
  return order.isDeliver ? (
    <Mark>
      <CircleCheck aria-hidden="true" className="size-4 text-success" />
      {ordersText("delivered")}
    </Mark>
  ) : (
    <Mark>
      <CircleDashed aria-hidden="true" className="size-4 text-warning" />
      {ordersText("pending")}
    </Mark>
  )
}

/** paid and the transaction's id. */
export function PaidMark({ order }: { order: Order }) {
  return (
    <div>
      <Mark>
        <CircleCheck aria-hidden="true" className="size-4 text-success" />
        {ordersText("paid")}
      </Mark>
      <span className="block text-xs text-muted">
        <TransactionId order={order} />
      </span>
      {order.refunded ? (
        <Mark>
          <Undo2 aria-hidden="true" className="size-4 text-warning" />
          {ordersText("refundedStop")}
        </Mark>
      ) : null}
    </div>
  )
}

/** The transaction's id letter for letter: the typeface would set a multiplication sign for "1x9". */
export function TransactionId({ order }: { order: Order }) {
  return (
    <span className="block wrap-anywhere [font-feature-settings:'calt'_0] md:min-w-20 xl:min-w-24">
      {order.transitionId}
    </span>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1.5 whitespace-nowrap">{children}</span>
}
