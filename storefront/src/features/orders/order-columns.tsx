import type { Order } from "@shop/contract/order"
import { Link } from "react-router-dom"
import { Price } from "@/components/money/price"
import type { Column } from "@/components/ui/data-table"
import { DeliveryMark } from "./order-marks"

/** The columns that both tables of orders begin with; only the first one's head differs. */
export function orderColumns(nameHead: string): Column<Order>[] {
  return [
    { head: nameHead, cell: (order) => order.name },
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
    },
    { head: "Quantity", figures: true, cell: (order) => order.qty },
    { head: "price", figures: true, cell: (order) => <Price amount={order.price} /> },
    { head: "Total Price", figures: true, cell: (order) => <Price amount={Number(order.total)} /> },
    { head: "Shipping Address", cell: (order) => order.address },
    { head: "Status", cell: (order) => <DeliveryMark order={order} /> },
  ]
}
