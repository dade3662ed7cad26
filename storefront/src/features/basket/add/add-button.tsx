import { ShoppingBasket } from "lucide-react"
import type { Product } from "@shop/contract/product/product"
import { addText } from "./texts"
import { useAdd } from "./use-add"

type AddButtonProps = {
  product: Product
  /** Pieces that were typed; the first quantity that can be ordered where none were. */
  qty?: number | undefined
  /** With its words, where there is room for them. */
  large?: boolean
}

/** Puts a part into the basket, where the reader stays; a toast takes it back or leads there. */
export function AddButton({ product, qty, large = false }: AddButtonProps) {
  const { busy, add } = useAdd(product)
  return (
    <button
      type="button"
      aria-label={large ? undefined : addText("addToBasket")}
      title={large ? undefined : addText("addToBasket")}
      aria-description={product.productName}
      aria-busy={busy}
      className={`btn relative ${large ? "btn-lg" : "btn-square"}`}
      onClick={() => void add(qty)}
    >
      <ShoppingBasket aria-hidden="true" className="size-5" />
      {large ? addText("addToBasket") : null}
    </button>
  )
}
