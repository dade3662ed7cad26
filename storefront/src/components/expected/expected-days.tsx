import { calendarDayText } from "@/platform/format/dates"
import { figure } from "@/platform/format/figure"
import type { MayWait } from "./orderable"
import { expectedText } from "./texts"

/** What of a part is to come, each day's pieces. */
export function ExpectedDays({ expected = [] }: MayWait) {
  const days = expected.map(({ qty, on }) =>
    expectedText("on", { qty: figure(qty), day: calendarDayText(on) }),
  )
  return (
    <span className="block text-sm text-muted tabular-nums">
      {expectedText("more", { days: days.join("; ") })}
    </span>
  )
}
