import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { Product } from "@shop/contract/product/product"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"

/** Puts pieces of a part into the basket, where the reader stays; one press at a time. */
export function useAdd(product: Product) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function add(qty = firstQuantity(product)) {
    if (busy) return
    setBusy(true)
    try {
      // The code of changes is not needed to look at parts.
      const { addToBasket } = await import("./add-to-basket")
      await addToBasket(product, qty, () => navigate("/basket"))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, add }
}

/** The fewest pieces that can be ordered. */
export function firstQuantity({ minimumQuantity: minimum, multiple }: Product): number {
  return firstValidQuantity({ minimum, multiple, maximum: null })
}

/** The pieces that were typed; undefined for what is no number of them. */
export function readPieces(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}
