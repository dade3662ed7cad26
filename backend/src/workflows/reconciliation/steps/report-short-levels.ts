import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findShortLevels } from "../../../queries/order-inconsistencies/short-levels"
import { repairEach } from "../repair-each"

export const reportShortLevelsStepId = "report-short-levels"

/** Names stock that is promised and not there: no program knows which order is to go without. */
export const reportShortLevelsStep = createStep(
  reportShortLevelsStepId,
  async (_: unknown, step) => {
    const findings = await repairEach(step, {
      find: findShortLevels,
      repair: async ({ inventory_item_id, location_id, stocked, promised, orders }) => {
        const whom = orders.length > 0 ? orders.join(", ") : "no order"
        return {
          unsolved: `${promised} × ${inventory_item_id} are promised at ${location_id}, ${stocked} are there; promised to: ${whom}`,
        }
      },
    })
    return new StepResponse(findings)
  },
)
