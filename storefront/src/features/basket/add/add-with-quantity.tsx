import { useId, useState } from "react"
import type { Product } from "@shop/contract/product/product"
import { AddButton } from "./add-button"
import { addText } from "./texts"
import { firstQuantity, readPieces } from "./use-add"

/** So many pieces of a part as are typed, into the basket; at first as few as can be ordered. */
export function AddWithQuantity({ product }: { product: Product }) {
  const id = useId()
  const [typed, setTyped] = useState(() => String(firstQuantity(product)))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {addText("quantityBasket")}
        </label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          className="input input-lg w-32 tabular-nums"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <AddButton product={product} qty={readPieces(typed)} large />
    </div>
  )
}
