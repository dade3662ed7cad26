import type { Order } from "@shop/contract/order/order"
import type { OrderReturns } from "@shop/contract/return/order-return"
import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { contactAddress } from "../../contact-address"
import { returnText } from "../texts"

type NothingReturnableProps = {
  order: Order
  returns: OrderReturns
  isOwn: boolean
  onClose: () => void
}

/** Why no return can be asked for here, and what can be done instead. */
export function NothingReturnable({ order, returns, isOwn, onClose }: NothingReturnableProps) {
  return (
    <div className="space-y-6">
      {isOwn ? (
        <Notice
          title={returnText(returns.days > 0 ? "nothingReturnable" : "notTaken")}
          action={
            <Link to={contactAddress(order)} className="btn btn-sm">
              {returnText("contact")}
            </Link>
          }
        >
          {returns.days > 0
            ? returnText("nothingReturnableText", { days: returns.days })
            : returnText("notTakenText")}
        </Notice>
      ) : (
        <Notice
          title={returnText("forOwner")}
          action={
            <a href={`/app/orders/${order._id}`} className="btn btn-sm">
              {returnText("inAdmin")}
            </a>
          }
        >
          {returnText("forOwnerText")}
        </Notice>
      )}
      <button type="button" className="btn" onClick={onClose}>
        {returnText("notSent")}
      </button>
    </div>
  )
}
