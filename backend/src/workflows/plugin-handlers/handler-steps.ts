import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Point, Points } from "../../kit/registry/points"
import { askHandlers, tellHandlers, undoHandlers } from "./run-handlers"

/** Asks the plugins of a point, who may refuse: nothing is written yet. */
export function askHandlersStep<P extends Point>(point: P) {
  return createStep(`ask-plugins-${kebab(point)}`, async (input: Points[P], { container }) => {
    await askHandlers(container, point, () => input)
    return new StepResponse(undefined)
  })
}

/** Tells the plugins of a point; where a later step fails, they take back what they did. */
export function tellHandlersStep<P extends Point>(point: P) {
  return createStep(
    `tell-plugins-${kebab(point)}`,
    async (input: Points[P], { container }) => {
      const told = await tellHandlers(container, point, () => input)
      return new StepResponse(undefined, told)
    },
    async (told, { container }) => {
      if (told) await undoHandlers(container, point, told)
    },
  )
}

/** `cancel-order-validate` of "cancelOrder.validate". */
function kebab(point: Point): string {
  return point.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(".", "-")
}
