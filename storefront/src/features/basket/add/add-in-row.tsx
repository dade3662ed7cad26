import { useState } from "react"
import type { Product } from "@shop/contract/product/product"
import { addText } from "./texts"
import { firstQuantity, readPieces, useAdd } from "./use-add"

/** So many pieces as are typed, from a line of a table; at first as few as can be ordered. */
export function AddInRow({ product }: { product: Product }) {
  const { productName: part } = product
  const { busy, add } = useAdd(product)
  const [typed, setTyped] = useState(() => String(firstQuantity(product)))
  const pieces = readPieces(typed)
  return (
    <form
      noValidate
      className="join flex"
      onSubmit={(event) => {
        event.preventDefault()
        if (pieces !== undefined) void add(pieces)
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={addText("quantityOf", { part })}
        aria-invalid={pieces === undefined}
        value={typed}
        className="input join-item w-20 px-2 text-right tabular-nums aria-invalid:border-error"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button
        type="submit"
        aria-label={addText("addPart", { part })}
        aria-busy={busy}
        className="btn join-item"
      >
        {addText("add")}
      </button>
    </form>
  )
}
