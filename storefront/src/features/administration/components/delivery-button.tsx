import type { Order } from "@shop/contract/order/order"
import { RowButton } from "@/components/ui/table/row-button"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { useDeliverOrder } from "../deliver-order"

/** Marks an order as delivered. */
export function DeliveryButton({ order }: { order: Order }) {
  const deliver = useDeliverOrder()

  async function onClick() {
    try {
      await deliver.mutateAsync(order._id)
      toast.success("Order is now delivered")
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <RowButton
      primary
      about={order.productName}
      busy={deliver.isPending}
      onClick={() => void onClick()}
    >
      Delivery
    </RowButton>
  )
}
