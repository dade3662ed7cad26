import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findMiscountedLevels } from "../../../queries/order-inconsistencies/miscounted-levels"
import { repairEach } from "../repair-each"

export const recountLevelsStepId = "recount-levels"

/** Makes levels count their reservations anew. */
export const recountLevelsStep = createStep(recountLevelsStepId, async (_: unknown, step) => {
  const findings = await repairEach(step, {
    find: findMiscountedLevels,
    repair: async ({ key, reserved, counted }, { database }) => {
      // Its own trigger counts (order-guard), whatever is written.
      await database("inventory_level").where({ id: key }).update({ reserved_quantity: 0 })
      return { repaired: `Stock level ${key} reserved ${reserved} pieces, its lines ${counted}` }
    },
  })
  return new StepResponse(findings)
})
