import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import type { BasketChange } from "./basket-change"
import { changeBasket } from "./change-basket"

/** Changes the basket and tells where that fails; answers whether it was done. */
export async function tryChange(change: BasketChange): Promise<boolean> {
  try {
    await changeBasket(change)
    return true
  } catch (error) {
    toast.error(messageOf(error))
    return false
  }
}
