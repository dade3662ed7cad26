import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/product/sellable"
import { setAvailable, undoAvailable } from "../stock-levels"

export type SetAvailableInput = Pick<Sellable, "location_id" | "inventory"> & {
  /** Pieces that can be ordered afterwards. */
  available: number
}

export const setAvailableStepId = "set-available"

/** Sets what can be ordered: stocked becomes available plus reserved. Undone by the difference. */
export const setAvailableStep = createStep(
  setAvailableStepId,
  async (input: SetAvailableInput, step) => {
    if (input.inventory.length === 0) return new StepResponse([], null)
    const set = await setAvailable(step, input)
    const levels = set.result.map(({ id }) => ({ id }))
    return new StepResponse(levels, set)
  },
  async (set, step) => {
    if (set) await undoAvailable(step, set)
  },
)
