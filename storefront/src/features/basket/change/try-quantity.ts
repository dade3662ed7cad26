import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"

/** Sets a quantity that was offered, and tells where that fails. */
export async function tryQuantity(set: (qty: number) => Promise<void>, qty: number): Promise<void> {
  try {
    await set(qty)
  } catch (error) {
    toast.error(messageOf(error))
  }
}
