import type { Product } from "@shop/contract/product/product"
import { idempotencyKey } from "@/platform/idempotency-key"
import { changeBasket } from "../change/change-basket"
import { tellOfBasket, UndoToast } from "../change/undo-toast"
import { tryChange } from "../change/try-change"
import { basketText } from "../texts"

/** Adds pieces of a part and says so. Throws ApiError. */
export async function addToBasket(
  { _id: productId, productName }: Product,
  qty: number,
  onOpen: () => void,
): Promise<void> {
  const lines = [{ productId, qty, productName }]
  await changeBasket({ kind: "add", key: idempotencyKey(), lines })
  tellOfBasket(
    "added",
    <UndoToast onUndo={() => void tryChange({ kind: "take", lines })} onOpen={onOpen}>
      {basketText("added", { qty, part: productName })}
    </UndoToast>,
  )
}
