import type { Order } from "@shop/contract/order/order"
import { Link } from "react-router-dom"
import { Price } from "@/components/money/price"
import type { Column } from "@/components/ui/table/column"
import { DeliveryMark } from "./order-marks"

/** The columns that both tables of orders begin with; only the first one's head differs. */
export function orderColumns(nameHead: string): Column<Order>[] {
  return [
    { head: nameHead, cell: (order) => order.name, sortBy: (order) => order.name },
    {
      head: "Product Name",
      cell: (order) => (
        <Link
          to={`/dashboard/orders/${order._id}`}
          className="font-medium underline underline-offset-4"
        >
          {order.productName}
        </Link>
      ),
      sortBy: (order) => order.productName,
    },
    {
      head: "Quantity",
      figures: true,
      cell: (order) => order.qty,
      sortBy: (order) => order.qty,
    },
    {
      head: "price",
      figures: true,
      cell: (order) => <Price amount={order.price} />,
      sortBy: (order) => order.price,
    },
    {
      head: "Total Price",
      figures: true,
      cell: (order) => <Price amount={Number(order.total)} />,
      sortBy: (order) => Number(order.total),
    },
    { head: "Shipping Address", cell: (order) => order.address },
    {
      head: "Status",
      cell: (order) => <DeliveryMark order={order} />,
      sortBy: (order) => (order.isDeliver ? "Delivered" : "Pending"),
    },
  ]
}

/** What a search among orders looks at. */
export function orderText(order: Order): string {
  const { name, email, productName, address, phone, transitionId, _id } = order
  const states = [order.isDeliver ? "Delivered" : "Pending", order.isPaid ? "paid" : "unpaid"]
  return [name, email, productName, address, phone, transitionId, _id, ...states].join(" ")
}
