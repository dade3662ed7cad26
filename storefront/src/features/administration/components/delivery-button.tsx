import { toast } from "@/components/ui/toast"
import { messageOf } from "@/platform/api/api-error"
import { useDeliverOrder } from "../deliver-order"

/** Marks an order as delivered. */
export function DeliveryButton({ id }: { id: string }) {
  const deliver = useDeliverOrder()

  async function onClick() {
    try {
      await deliver.mutateAsync(id)
      toast.success("Order is now delivered")
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <button
      type="button"
      className="btn btn-primary btn-sm"
      disabled={deliver.isPending}
      onClick={() => void onClick()}
    >
      Delivery
    </button>
  )
}
