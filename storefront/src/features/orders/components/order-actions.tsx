import type { Order } from "@shop/contract/order/order"
import { Link } from "react-router-dom"
import { useSession } from "@/platform/identity/session"
import { CancelButton } from "../cancel-button"

/** What the reader can still do with an order: paying is its owner's alone. */
export function OrderActions({ order }: { order: Order }) {
  const session = useSession()
  if (order.isPaid || order.cancelledAt) return null
  const own =
    session.status === "signedIn" && session.email.toLowerCase() === order.email.toLowerCase()
  return (
    <>
      {own ? (
        <Link to={`/dashboard/payment/${order._id}`} className="btn btn-primary btn-sm">
          Pay
        </Link>
      ) : null}
      {order.isDeliver ? null : <CancelButton order={order} />}
    </>
  )
}
