import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/sellable"
import { setAvailable, undoAvailable } from "../stock-levels"

export type SetAvailableInput = Pick<Sellable, "location_id" | "inventory"> & {
  /** Pieces that can be ordered afterwards. */
  available: number
}

export const setAvailableStepId = "set-available"

/** Sets what can be ordered: stocked becomes available plus reserved. Undone by the difference. */
export const setAvailableStep = createStep(
  setAvailableStepId,
  async (input: SetAvailableInput, { container }) => {
    if (input.inventory.length === 0) return new StepResponse([], [])
    const changes = await setAvailable(container, input)
    const levels = changes.map(({ id }) => ({ id }))
    return new StepResponse(levels, changes)
  },
  async (changes, { container }) => {
    if (changes?.length) await undoAvailable(container, changes)
  },
)
