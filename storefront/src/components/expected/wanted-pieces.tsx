import { calendarDayText } from "@/platform/format/dates"
import { figure } from "@/platform/format/figure"
import { orderable, type MayWait } from "./orderable"
import { expectedText } from "./texts"

type WantedPiecesProps = MayWait & { qty: number; available: number }

/** When so many pieces can be had: some now, some on a day; nothing where all of them are there. */
export function WantedPieces({ qty, available, expected = [] }: WantedPiecesProps) {
  if (qty <= available || qty > orderable(available, { expected })) return null
  const now = available > 0 ? [expectedText("now", { qty: figure(available) })] : []
  const later: string[] = []
  let left = qty - available
  for (const { qty: pieces, on } of expected) {
    if (left > 0) {
      const day = calendarDayText(on)
      later.push(expectedText("on", { qty: figure(Math.min(left, pieces)), day }))
    }
    left -= pieces
  }
  return (
    <span className="block text-sm font-medium tabular-nums">{[...now, ...later].join("; ")}</span>
  )
}
