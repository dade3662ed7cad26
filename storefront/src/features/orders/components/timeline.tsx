import type { Order } from "@shop/contract/order/order"
import { CircleX } from "lucide-react"
import { ordersText } from "../texts"
import { type Stop, Stops } from "./stops"

/** placed, paid, delivered or cancelled, as far as it went, and refunded. */
export function Timeline({ order }: { order: Order }) {
  return <Stops label={ordersText("timeline")} stops={stepsOf(order)} />
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
