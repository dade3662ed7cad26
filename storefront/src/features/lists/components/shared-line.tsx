import type { SavedLine } from "@shop/contract/part-list/saved-list"
import { problemOf } from "@/features/basket/line-problem"
import { PartLine } from "@/features/basket/line/part-line"
import { listText } from "../texts"

/** A part of somebody else's list: to be read. */
export function SharedLine({ line }: { line: SavedLine }) {
  const shown = { ...line, asked: true }
  const problem = problemOf(shown)
  return (
    <PartLine
      line={shown}
      quantity={<p className="tabular-nums">{listText("pieces", { qty: line.qty })}</p>}
      hints={
        problem ? (
          <p className="text-sm font-medium text-error first-letter:uppercase">{problem}</p>
        ) : null
      }
    >
      {line.note ? <p className="text-sm wrap-anywhere text-muted">{line.note}</p> : null}
    </PartLine>
  )
}
