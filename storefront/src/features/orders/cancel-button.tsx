import type { Order } from "@shop/contract/order"
import { useState } from "react"
import { Confirm } from "@/components/ui/confirm"
import { toast } from "@/components/ui/toast"
import { messageOf } from "@/platform/api/api-error"
import { useCancelOrder } from "./cancel-order"

/** Cancels an unpaid order after asking once. */
export function CancelButton({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelOrder()

  async function onYes() {
    try {
      await cancel.mutateAsync(order._id)
      toast.success("Order Cancelled Successfully")
    } catch (error) {
      toast.error(messageOf(error))
    }
    setAsking(false)
  }

  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => setAsking(true)}>
        Cancel
      </button>
      <Confirm
        open={asking}
        title="Cancel this order?"
        text={`${order.qty} × ${order.productName} go back into stock. An order cannot be brought back.`}
        yes="Yes, cancel the order"
        no="No, keep it"
        busy={cancel.isPending}
        onYes={() => void onYes()}
        onNo={() => setAsking(false)}
      />
    </>
  )
}
