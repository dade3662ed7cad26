import { changeBasket } from "@/features/basket/change/change-basket"
import { tryChange } from "@/features/basket/change/try-change"
import { tellOfBasket, UndoToast } from "@/features/basket/change/undo-toast"
import { basketText } from "@/features/basket/texts"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { idempotencyKey } from "@/platform/idempotency-key"
import { listText } from "./texts"

type Line = { productId: string; qty: number; productName: string; status: string }

/** Puts what is still sold of a list into the basket, and says so or why not. */
export async function addAllToBasket(lines: readonly Line[], onOpen: () => void): Promise<void> {
  const sold = lines.filter(({ status }) => status !== "unknown")
  if (sold.length === 0) return void toast.error(listText("nothingSold"))
  const wishes = sold.map(({ productId, qty, productName }) => ({ productId, qty, productName }))
  try {
    await changeBasket({ kind: "add", key: idempotencyKey(), lines: wishes })
  } catch (error) {
    return void toast.error(messageOf(error))
  }
  const gone = lines.length - sold.length
  const added = listText("allAdded", { parts: basketText("parts", { count: sold.length }) })
  tellOfBasket(
    "added",
    <UndoToast onUndo={() => void tryChange({ kind: "take", lines: wishes })} onOpen={onOpen}>
      {gone > 0 ? listText("allAddedWithout", { added, gone }) : added}
    </UndoToast>,
  )
}
