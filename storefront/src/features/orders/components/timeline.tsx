import type { Order } from "@shop/contract/order/order"
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from "lucide-react"

type Stop = { name: string; done: boolean; at: string | null; Icon?: LucideIcon }

/** placed, paid, delivered or cancelled, as far as it went, and refunded. */
export function Timeline({ order }: { order: Order }) {
  return (
    <ol aria-label="Timeline" className="grid border border-line sm:auto-cols-fr sm:grid-flow-col">
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
              {done ? null : <span className="sr-only"> (not yet)</span>}
            </p>
            {at ? (
              <time dateTime={at} className="text-sm text-muted tabular-nums">
                {TIME.format(new Date(at))}
              </time>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

function stepsOf(order: Order): Stop[] {
  const { cancelledAt, refundedAt } = order
  const placed: Stop = { name: "placed", done: true, at: order.createdAt }
  const paid: Stop = { name: "paid", done: order.isPaid, at: order.paidAt }
  const refunded: Stop[] = refundedAt ? [{ name: "refunded", done: true, at: refundedAt }] : []
  if (cancelledAt) {
    const cancelled: Stop = { name: "cancelled", done: true, at: cancelledAt, Icon: CircleX }
    return [placed, ...(order.isPaid ? [paid] : []), cancelled, ...refunded]
  }
  const delivered = { name: "delivered", done: order.isDeliver, at: order.deliveredAt }
  return [placed, paid, delivered, ...refunded]
}
