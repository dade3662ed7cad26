import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { Findings } from "../repair-each"
import { freeStrayReservationsStep } from "../steps/free-stray-reservations"
import { recountLevelsStep } from "../steps/recount-levels"
import { reportShortLevelsStep } from "../steps/report-short-levels"
import { reserveMissingStockStep } from "../steps/reserve-missing-stock"
import { restorePaymentCollectionsStep } from "../steps/restore-payment-collections"

export const reconcileOrdersWorkflowId = "reconcile-orders"

/**
 * Makes orders, their stock and what is to be paid for them agree again, and logs each kind; what
 * no program can decide is logged as an error. Stray pieces are freed before others need them.
 */
export const reconcileOrdersWorkflow = createWorkflow(reconcileOrdersWorkflowId, () => {
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
