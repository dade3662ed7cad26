import { lazy, Suspense } from "react"
import { useChosenVehicle } from "../chosen-vehicle"
import type { PartVerdictProps } from "./part-verdict"

// Most visitors choose none, and load nothing of what tells whether parts fit.
const PartVerdict = lazy(() =>
  import("./part-verdict").then(({ PartVerdict }) => ({ default: PartVerdict })),
)

/** Whether a part fits the vehicle in force, in a line that is kept for it; nothing where none is. */
export function PartFit(props: PartVerdictProps) {
  if (!useChosenVehicle()) return null
  return (
    <span className="block min-h-6">
      <Suspense fallback={null}>
        <PartVerdict {...props} />
      </Suspense>
    </span>
  )
}
