import { MedusaError } from "@medusajs/framework/utils"
import type { LineToAdd, Point, Points } from "./points"
import { type HandlerContext, keepHandler } from "./registry"

/** What every handler says of itself. */
type Place = {
  /** The plugin's name, as in its package.json: codes, logs and the order go by it. */
  name: string
  /** Handlers run from the lowest on; of two with the same, by the plugin's name. */
  order: number
}

/** Asked before anything is written; refuses by throwing a Refusal. */
export type Validation<Input> = Place & {
  handler: (input: Input, context: HandlerContext) => Promise<void> | void
}

/** Asked what it adds, by previews too: the same for the same order, and nothing is written. */
export type Pricing<Input> = Place & {
  handler: (
    input: Input,
    context: HandlerContext,
  ) => Promise<readonly LineToAdd[] | undefined> | readonly LineToAdd[] | undefined
}

/** Told after it is written. */
export type Telling<Input, Kept> = Place & {
  /** What it answers is given to `undo`: ids of what it wrote. */
  handler: (input: Input, context: HandlerContext) => Promise<Kept> | Kept
  /** Takes back what the handler did, where a later handler or step fails and all is undone. */
  undo?: (kept: Kept, context: HandlerContext) => Promise<void> | void
}

/** Takes the handler out again: for tests. */
export type TakeOut = () => void

/** The point of a use case at which plugins may refuse it. */
export function validationPoint<P extends Point>(point: P) {
  return (given: Validation<Points[P]>): TakeOut => {
    checkPlace(point, given)
    return keepHandler(point, given)
  }
}

/** The point of a use case at which plugins may add to what it costs. */
export function pricingPoint<P extends Point>(point: P) {
  return (given: Pricing<Points[P]>): TakeOut => {
    checkPlace(point, given)
    return keepHandler(point, given)
  }
}

/** The point of a use case at which plugins are told that it is done. */
export function tellingPoint<P extends Point>(point: P) {
  return <Kept = void>({ undo, ...given }: Telling<Points[P], Kept>): TakeOut => {
    checkPlace(point, given)
    // The registry keeps handlers of every kind: what one answers comes back to its own `undo`.
    const undoing = undo as ((kept: unknown, context: HandlerContext) => unknown) | undefined
    return keepHandler(point, { ...given, ...(undoing && { undo: undoing }) })
  }
}

/** Compiled plugins may have been written without types. */
function checkPlace(point: Point, { name, order }: Place): void {
  const isNamed = typeof name === "string" && /[a-z0-9]/i.test(name)
  if (isNamed && Number.isFinite(order)) return
  const message = `A handler of ${point} needs its plugin's name and an order: ${String(name)}`
  throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
}
