import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { COUNT_ANEW } from "../../../modules/order-guard/stock-guard"
import { findMiscountedLevels } from "../../../queries/order-inconsistencies/miscounted-levels"
import { findShortLevels } from "../../../queries/order-inconsistencies/short-levels"
import { findStrayReservations } from "../../../queries/order-inconsistencies/stray-reservations"
import { type Findings, repairEach } from "../repair-each"
import { reserveMissingStockStep } from "../steps/reserve-missing-stock"
import { restorePaymentCollectionsStep } from "../steps/restore-payment-collections"

/** Names stock that is promised and not there: no program knows which order is to go without. */
const reportShortLevelsStep = createStep("report-short-levels", async (_: unknown, step) => {
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
})

/** Gives the pieces back that are kept for nobody. */
const freeStrayReservationsStep = createStep(
  "free-stray-reservations",
  async (_: unknown, step) => {
    const findings = await repairEach(step, {
      find: findStrayReservations,
      repair: async ({ key, order_id, inventory_item_id, quantity }, { within }) => {
        await within(step.container.resolve(Modules.INVENTORY), (inventory, context) =>
          inventory.deleteReservationItems([key], context),
        )
        const whose = order_id ? `order ${order_id}, which does not wait for it` : "no order"
        return {
          repaired: `Reservation ${key} of ${quantity} × ${inventory_item_id} was for ${whose}: freed`,
        }
      },
    })
    return new StepResponse(findings)
  },
)

/** Makes levels count their reservations anew. */
const recountLevelsStep = createStep("recount-levels", async (_: unknown, step) => {
  const findings = await repairEach(step, {
    find: findMiscountedLevels,
    repair: async ({ key, reserved, counted }, { database }) => {
      await database("inventory_level").where({ id: key }).update({ reserved_quantity: COUNT_ANEW })
      return { repaired: `Stock level ${key} reserved ${reserved} pieces, its lines ${counted}` }
    },
  })
  return new StepResponse(findings)
})

/**
 * Makes orders, their stock and what is to be paid for them agree again, and logs each repair; what
 * no program can decide is logged as an error. Stray pieces are freed before others need them.
 */
export const reconcileOrdersWorkflow = createWorkflow("reconcile-orders", () => {
  const recounted = recountLevelsStep()
  const freed = freeStrayReservationsStep()
  const reserved = reserveMissingStockStep()
  const payable = restorePaymentCollectionsStep()
  const short = reportShortLevelsStep()
  const findings = transform({ recounted, freed, reserved, payable, short }, allFindings)
  return new WorkflowResponse(findings)
})

function allFindings(kinds: Record<string, Findings>): Findings {
  const all = Object.values(kinds)
  return {
    repaired: all.flatMap(({ repaired }) => repaired),
    unsolved: all.flatMap(({ unsolved }) => unsolved),
  }
}
