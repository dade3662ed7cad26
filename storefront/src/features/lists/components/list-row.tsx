import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from "lucide-react"
import { useId } from "react"
import { problemOf } from "@/features/basket/line-problem"
import { LineHints } from "@/features/basket/line/line-hints"
import { PartLine } from "@/features/basket/line/part-line"
import { QuantityField } from "@/features/basket/line/quantity-field"
import { listText } from "../texts"
import type { ListLine } from "../use-list"
import { NoteField } from "./note-field"

type ListRowProps = {
  line: ListLine
  isFirst: boolean
  isLast: boolean
  /** These two reject where it could not be saved. */
  onQuantity: (qty: number) => Promise<void>
  onNote: (note: string) => Promise<void>
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One part of a saved list: its place, how many, a note, and what is wrong with it today. */
export function ListRow({ line, isFirst, isLast, onMove, ...row }: ListRowProps) {
  const { onQuantity, onNote, onRemove } = row
  const { productName } = line
  const hints = useId()
  const problem = problemOf(line) ?? undefined
  return (
    <PartLine
      line={line}
      actions={
        <div className="flex shrink-0">
          <IconButton
            Icon={ArrowUp}
            name={listText("moveUp", { productName })}
            disabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            Icon={ArrowDown}
            name={listText("moveDown", { productName })}
            disabled={isLast}
            onPress={() => onMove(1)}
          />
          <IconButton Icon={Trash2} name={listText("remove", { productName })} onPress={onRemove} />
        </div>
      }
      quantity={
        <QuantityField
          line={line}
          describedBy={problem ? hints : undefined}
          onQuantity={onQuantity}
        />
      }
      hints={<LineHints id={hints} line={line} problem={problem} onQuantity={onQuantity} />}
    >
      <NoteField line={line} onNote={onNote} />
    </PartLine>
  )
}

type IconButtonProps = {
  Icon: LucideIcon
  name: string
  /** It keeps the focus all the same. */
  disabled?: boolean
  onPress: () => void
}

function IconButton({ Icon, name, disabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled}
      className="btn btn-square btn-ghost btn-sm aria-disabled:opacity-40"
      onClick={() => {
        if (!disabled) onPress()
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
