import { lazy, Suspense, type ReactNode } from "react"
import { useHasVehicles } from "@/platform/shop-config"
import type { PartFitmentsProps } from "./part-fitments"

const PartFitments = lazy(() =>
  import("./part-fitments").then(({ PartFitments }) => ({ default: PartFitments })),
)
const Successor = lazy(() =>
  import("./successor").then(({ Successor }) => ({ default: Successor })),
)

// What a shop with vehicles tells of a part beside: nothing that is read first, so it comes later.

/** The vehicles that a part fits and its other numbers, before what follows them. */
export function LateFitments(props: PartFitmentsProps) {
  if (!useHasVehicles()) return props.children
  return (
    <Suspense fallback={props.waiting}>
      <PartFitments key={props.product._id} {...props} />
    </Suspense>
  )
}

type LateSuccessorProps = { id: string; nothing: ReactNode; waiting: ReactNode }

/** In place of a part that is sold no longer: what took its place, or `nothing`. */
export function LateSuccessor({ id, nothing, waiting }: LateSuccessorProps) {
  if (!useHasVehicles()) return nothing
  return (
    <Suspense fallback={waiting}>
      <Successor id={id} nothing={nothing} waiting={waiting} />
    </Suspense>
  )
}
