import type { Order } from "@shop/contract/order/order"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useCancelOrder } from "./api"

/** Cancels an order after asking once, unless something was paid for it: that goes back first. */
export function CancelButton({ order }: { order: Order }) {
  const ask = useConfirmation()
  const cancel = useCancelOrder()
  if (order.transitionId) return null
  return (
    <RowButton
      about={order.productName}
      onClick={() =>
        ask({
          title: "Cancel this order?",
          text: `${order.qty} × ${order.productName} go back into stock. An order cannot be brought back.`,
          yes: "Yes, cancel the order",
          no: "No, keep it",
          action: () => cancel.mutateAsync(order._id),
          done: "Order Cancelled Successfully",
        })
      }
    >
      Cancel
    </RowButton>
  )
}
