import type { LineDue } from "@shop/contract/order/due-dates"
import { calendarDayText } from "@/platform/format/dates"
import { figure } from "@/platform/format/figure"
import { expectedText } from "./texts"

/** On which days the pieces of an order's line come that are not there yet; nothing of most lines. */
export function DueDays({ due = [] }: { due?: LineDue[] | undefined }) {
  if (due.length === 0) return null
  const days = due.map(({ qty, on, formerly }) =>
    formerly
      ? expectedText("formerly", {
          qty: figure(qty),
          day: calendarDayText(on),
          former: calendarDayText(formerly),
        })
      : expectedText("on", { qty: figure(qty), day: calendarDayText(on) }),
  )
  return (
    <span className="mt-1 block text-sm tabular-nums">
      {expectedText("waits", { days: days.join("; ") })}
    </span>
  )
}
