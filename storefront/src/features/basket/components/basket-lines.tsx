import { useRef } from "react"
import type { LineInputs } from "@/platform/fields/line-inputs"
import { useMoney } from "@/platform/format/money"
import { useAddsTax } from "@/platform/shop-config"
import { changeBasket } from "../change/change-basket"
import type { RefusedLine } from "../order/refused-lines"
import type { ShownLine } from "../shown-lines"
import { tryChange } from "../change/try-change"
import { BasketRow } from "./basket-row"
import { tellOfBasket, UndoToast } from "../change/undo-toast"
import { basketText } from "../texts"

type BasketLinesProps = {
  lines: readonly ShownLine[]
  refused: readonly RefusedLine[]
  total: number
  /** For what plugins declared of a line; without it nothing is asked for. */
  inputOf?: LineInputs["inputOf"] | undefined
}

/** The parts of a basket; what changes in it is read out. */
export function BasketLines({ lines, refused, total, inputOf }: BasketLinesProps) {
  const money = useMoney()
  const addsTax = useAddsTax()
  const inAll = basketText("inAll", {
    parts: basketText("parts", { count: lines.length }),
    total: money?.(total) ?? "",
  })
  const spoken = addsTax ? basketText("withTax", { amount: inAll }) : inAll
  const refusals = new Map(refused.map(({ line, message }) => [line.productId, message]))
  const list = useRef<HTMLUListElement>(null)

  async function remove(line: ShownLine, index: number) {
    // Its button goes with it: the list takes the focus, from where Tab goes on.
    list.current?.focus({ preventScroll: true })
    const { productId, productName, qty } = line
    if (!(await tryChange({ kind: "remove", productId }))) return
    const undo = () => tryChange({ kind: "restore", line: { productId, productName, qty }, index })
    tellOfBasket(
      "removed",
      <UndoToast onUndo={() => void undo()}>{basketText("removed", { productName })}</UndoToast>,
    )
  }

  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={basketText("partsInBasket")}>
        {lines.map((line, index) => (
          <BasketRow
            key={line.productId}
            line={line}
            refusal={refusals.get(line.productId)}
            fields={inputOf?.(line.productId)}
            onQuantity={(qty) => changeBasket({ kind: "set", productId: line.productId, qty })}
            onRemove={() => void remove(line, index)}
          />
        ))}
      </ul>
    </>
  )
}
