import type { Order } from "@shop/contract/order/order"
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from "lucide-react"
import { Moment } from "@/components/dates/moment"
import { ordersText } from "../texts"

type Stop = { name: string; done: boolean; at: string | null; Icon?: LucideIcon }

/** placed, paid, delivered or cancelled, as far as it went, and refunded. */
export function Timeline({ order }: { order: Order }) {
  return (
    <ol
      aria-label={ordersText("timeline")}
      className="grid border border-line sm:auto-cols-fr sm:grid-flow-col"
    >
      {stepsOf(order).map(({ name, done, at, Icon = done ? CircleCheck : CircleDashed }) => (
        <li
          key={name}
          className="flex gap-3 border-b border-line p-4 last:border-b-0 sm:border-r sm:border-b-0 sm:last:border-r-0"
        >
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 ${done ? (Icon === CircleX ? "text-error" : "text-success") : "text-muted"}`}
          />
          <div>
            <p className={done ? "font-medium" : "text-muted"}>
              {name}
              {done ? null : <span className="sr-only"> {ordersText("notYet")}</span>}
            </p>
            {at ? <Moment at={at} className="text-sm text-muted tabular-nums" /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(order: Order): Stop[] {
  const { cancelledAt, refundedAt } = order
  const placed: Stop = { name: ordersText("placedStop"), done: true, at: order.createdAt }
  const paid: Stop = { name: ordersText("paid"), done: order.isPaid, at: order.paidAt }
  const refunded: Stop[] = refundedAt
    ? [{ name: ordersText("refundedStop"), done: true, at: refundedAt }]
    : []
  if (cancelledAt) {
    const cancelled: Stop = {
      name: ordersText("cancelledStop"),
      done: true,
      at: cancelledAt,
      Icon: CircleX,
    }
    return [placed, ...(order.isPaid ? [paid] : []), cancelled, ...refunded]
  }
  const delivered = {
    name: ordersText("deliveredStop"),
    done: order.isDeliver,
    at: order.deliveredAt,
  }
  return [placed, paid, delivered, ...refunded]
}
