import { ShoppingBasket } from "lucide-react"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { Product } from "@shop/contract/product/product"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { addText } from "./texts"

type AddButtonProps = {
  product: Product
  /** Pieces that were typed; the first quantity that can be ordered where none were. */
  qty?: number
  /** With its words, where there is room for them. */
  large?: boolean
}

/** Puts a part into the basket, where the reader stays; a toast takes it back or leads there. */
export function AddButton({ product, qty, large = false }: AddButtonProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function add() {
    if (busy) return
    setBusy(true)
    try {
      // The code of changes is not needed to look at parts.
      const { addToBasket } = await import("./add-to-basket")
      await addToBasket(product, qty ?? firstQuantity(product), () => navigate("/basket"))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      aria-label={large ? undefined : addText("addToBasket")}
      title={large ? undefined : addText("addToBasket")}
      aria-description={product.productName}
      aria-busy={busy}
      className={`btn relative ${large ? "btn-lg" : "btn-square"}`}
      onClick={() => void add()}
    >
      <ShoppingBasket aria-hidden="true" className="size-5" />
      {large ? addText("addToBasket") : null}
    </button>
  )
}

function firstQuantity({ minimumQuantity: minimum, multiple }: Product): number {
  return firstValidQuantity({ minimum, multiple, maximum: null })
}
