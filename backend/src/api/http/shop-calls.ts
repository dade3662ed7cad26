import type { Call } from "../../contract/calls/call"
import { CALLS } from "../../contract/calls/calls"
import { withoutVehicles } from "../../contract/vehicle/left-out"
import { shopEnvironment } from "./environment"

let calls: readonly Call[] | undefined

/** The rows of the contract's table that this shop answers by its settings. */
export function shopCalls(): readonly Call[] {
  calls ??= shopEnvironment().vehicles ? CALLS : withoutVehicles(CALLS)
  return calls
}

/** The other rows. */
export function leftOutCalls(): Call[] {
  const ids = new Set(shopCalls().map(({ id }) => id))
  return CALLS.filter(({ id }) => !ids.has(id))
}
