import type { Order } from "@shop/contract/order/order"
import { useId } from "react"
import { Link } from "react-router-dom"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useShopConfig } from "@/platform/shop-config"
import { useCancelOrder } from "./api"
import { contactAddress } from "./contact-address"
import { returnAddress } from "./returns/returnable"
import { ordersText } from "./texts"

type CancelButtonProps = {
  order: Order
  /** Staff take a return themselves; a customer asks for it. */
  byStaff?: boolean
}

/** Cancels an order after asking once, unless something was paid for it: that goes back first. */
export function CancelButton({ order, byStaff = false }: CancelButtonProps) {
  const ask = useConfirmation()
  const cancel = useCancelOrder()
  if (order.transitionId) return null
  if (order.isDeliver) return <NoLongerCancelled order={order} byStaff={byStaff} />
  return (
    <RowButton
      about={order.productName}
      onClick={() =>
        ask({
          title: ordersText("cancelQuestion"),
          text: ordersText("goesBack", { pieces: whatGoesBack(order) }),
          yes: ordersText("yesCancelOrder"),
          no: ordersText("noKeepIt"),
          action: () => cancel.mutateAsync(order._id),
          done: ordersText("orderCancelled"),
        })
      }
    >
      {ordersText("cancel")}
    </RowButton>
  )
}

/** Delivered and not paid: the button says why it does nothing, and where a return begins. */
function NoLongerCancelled({ order, byStaff = false }: CancelButtonProps) {
  const reason = useId()
  return (
    <div className="space-y-1">
      <button
        type="button"
        disabled
        aria-description={order.productName}
        aria-describedby={reason}
        className="btn btn-sm"
      >
        {ordersText("cancel")}
      </button>
      <p id={reason} className="max-w-56 text-xs text-muted">
        {ordersText("deliveredComesBack")}{" "}
        {byStaff ? (
          <a href={`/app/orders/${order._id}`} className="underline underline-offset-4">
            {ordersText("returnInAdmin")}
          </a>
        ) : (
          <ReturnWay order={order} />
        )}
      </p>
    </div>
  )
}

/** To the return of the order, or to the contact page where the shop takes none. */
function ReturnWay({ order }: { order: Order }) {
  const takesReturns = (useShopConfig()?.returnDays ?? 0) > 0
  return (
    <Link
      to={takesReturns ? returnAddress(order._id) : contactAddress(order)}
      className="underline underline-offset-4"
    >
      {takesReturns ? ordersText("askForReturn") : ordersText("contactAboutReturn")}
    </Link>
  )
}

function whatGoesBack({ lines, qty, productName }: Order): string {
  if (lines.length < 2) return ordersText("piecesOfPart", { pieces: qty, part: productName })
  return ordersText("piecesOfParts", { pieces: qty, parts: lines.length })
}
