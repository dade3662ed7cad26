import { lazy, Suspense } from "react"
import type { MayWait } from "./orderable"

const ExpectedDays = lazy(() =>
  import("./expected-days").then(({ ExpectedDays }) => ({ default: ExpectedDays })),
)

/** What of a part is to come; nothing of most parts, so it is left out of the first load. */
export function ExpectedPieces({ expected }: MayWait) {
  return expected?.length ? (
    <Suspense fallback={<span className="block">&nbsp;</span>}>
      <ExpectedDays expected={expected} />
    </Suspense>
  ) : null
}
