import type { Order } from "@shop/contract/order/order"
import { Notice } from "@/components/ui/feedback/notice"

type NothingDueProps = { order: Order; onClose: () => void }

/** An order that cannot be paid, because it is or was cancelled. */
export function NothingDue({ order, onClose }: NothingDueProps) {
  return (
    <>
      {order.isPaid ? (
        <Notice tone="success" title="This order is paid">
          Transaction <span className="break-all">{order.transitionId}</span>
        </Notice>
      ) : (
        <Notice tone="warning" title="This order was cancelled">
          Nothing is due. Order the part again if you still want it.
        </Notice>
      )}
      <button type="button" className="btn mt-6" onClick={onClose}>
        Close
      </button>
    </>
  )
}
