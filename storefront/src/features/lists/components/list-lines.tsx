import { useRef, useState } from "react"
import { tellOfBasket, UndoToast } from "@/features/basket/change/undo-toast"
import { changeList, tryListChange } from "../change/change-list"
import { listText } from "../texts"
import type { ListLine } from "../use-list"
import { ListRow } from "./list-row"

type ListLinesProps = { id: string; lines: readonly ListLine[] }

/** The parts of a list; what is moved in it is read out, and keeps the focus. */
export function ListLines({ id, lines }: ListLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [spoken, setSpoken] = useState("")

  function move({ productId, productName }: ListLine, by: -1 | 1) {
    const place = lines.findIndex((line) => line.productId === productId) + 1 + by
    if (place < 1 || place > lines.length) return
    setSpoken(listText("moved", { productName, place, count: lines.length }))
    void tryListChange(id, { kind: "move", productId, by })
  }

  async function remove({ productId, productName, qty, note }: ListLine, index: number) {
    // Its button goes with it: the list takes the focus, from where Tab goes on.
    list.current?.focus({ preventScroll: true })
    if (!(await tryListChange(id, { kind: "remove", productId }))) return
    const undo = () => tryListChange(id, { kind: "restore", line: { productId, qty, note }, index })
    tellOfBasket(
      "removed",
      <UndoToast onUndo={() => void undo()}>{listText("removed", { productName })}</UndoToast>,
    )
  }

  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <h2 className="sr-only">{listText("partsOnList")}</h2>
      <ul ref={list} tabIndex={-1} aria-label={listText("partsOnList")}>
        {lines.map((line, index) => (
          <ListRow
            key={line.productId}
            line={line}
            isFirst={index === 0}
            isLast={index === lines.length - 1}
            onQuantity={(qty) => changeList(id, { kind: "set", productId: line.productId, qty })}
            onNote={(note) => changeList(id, { kind: "note", productId: line.productId, note })}
            onMove={(by) => move(line, by)}
            onRemove={() => void remove(line, index)}
          />
        ))}
      </ul>
    </>
  )
}
