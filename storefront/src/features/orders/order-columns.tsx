import type { Order } from "@shop/contract/order/order"
import { Link } from "react-router-dom"
import { Price } from "@/components/money/price"
import { DeclaredLines } from "@/components/fields/declared-rows"
import type { Column } from "@/components/ui/table/column"
import { dayText } from "@/platform/format/dates"
import { Slot } from "@/platform/slots/slot"
import { DeliveryMark } from "./order-marks"
import { ordersText } from "./texts"

/** The columns that both tables of orders begin with; only the first one's head differs. */
export function orderColumns(nameHead: string): Column<Order>[] {
  return [
    { head: nameHead, cell: (order) => order.name, sortBy: (order) => order.name },
    {
      head: ordersText("productName"),
      wide: true,
      cell: (order) => (
        <>
          <span className="mb-0.5 flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
            <span className="font-medium text-base-content">{order.number}</span>
            <time dateTime={order.createdAt}>{dayText(order.createdAt)}</time>
          </span>
          <Link
            to={`/dashboard/orders/${order._id}`}
            className="font-medium underline underline-offset-4"
          >
            {order.productName}
          </Link>
          <DeclaredLines of="order" thing={order} />
          <Slot at="order-list" with={{ order }} />
        </>
      ),
      sortBy: (order) => order.productName,
    },
    {
      head: ordersText("quantity"),
      figures: true,
      cell: (order) => order.qty,
      sortBy: (order) => order.qty,
    },
    {
      head: ordersText("price"),
      figures: true,
      spare: true,
      cell: (order) => (order.price === null ? "–" : <Price amount={order.price} />),
      sortBy: (order) => order.price ?? 0,
    },
    {
      head: ordersText("totalPrice"),
      figures: true,
      cell: (order) => <Price amount={Number(order.total)} />,
      sortBy: (order) => Number(order.total),
    },
    {
      head: ordersText("shippingAddress"),
      spare: true,
      cell: (order) => (
        <span className="block text-xs text-muted md:min-w-36 xl:min-w-40">{order.address}</span>
      ),
    },
    {
      head: ordersText("status"),
      cell: (order) => <DeliveryMark order={order} />,
      sortBy: stateText,
    },
  ]
}

function stateText({ cancelledAt, isDeliver }: Order): string {
  if (cancelledAt) return ordersText("cancelled")
  return isDeliver ? ordersText("delivered") : ordersText("pending")
}

/** What a search among orders looks at. */
export function orderText(order: Order): string {
  const { name, email, address, phone, transitionId, _id, number } = order
  const states = [stateText(order), order.isPaid ? ordersText("paid") : ordersText("unpaid")]
  const parts = order.lines.flatMap(({ productName, sku }) => [productName, sku])
  return [name, email, ...parts, address, phone, transitionId, _id, number, ...states].join(" ")
}
