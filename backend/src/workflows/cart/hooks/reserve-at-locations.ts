import { asValue } from "@medusajs/framework/awilix"
import { WorkflowManager } from "@medusajs/framework/orchestration"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createMedusaContainer, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  completeCartWorkflow,
  confirmClaimRequestWorkflow,
  confirmExchangeRequestWorkflow,
  confirmOrderEditRequestWorkflow,
  convertDraftOrderWorkflow,
  reserveInventoryStepId,
} from "@medusajs/medusa/core-flows"
import { reserveLines, type WantedReservation } from "../reserve-lines"

/** Medusa's workflows that reserve the lines of an order: each at the first location of its own. */
const RESERVING = [
  completeCartWorkflow,
  convertDraftOrderWorkflow,
  confirmOrderEditRequestWorkflow,
  confirmClaimRequestWorkflow,
  confirmExchangeRequestWorkflow,
]

/** Of what Medusa hands to a step: all else is passed on. */
type Given = { container: MedusaContainer }

// Medusa's step takes the first location that has a line's pieces, or fails where none has all of
// them. It has no hook, so it is given an inventory module that reserves by the shop's own rule.
for (const workflow of RESERVING) {
  const handlers = WorkflowManager.getWorkflow(workflow.getName())?.handlers_
  const step = handlers?.get(reserveInventoryStepId)
  if (!handlers || !step) {
    const message = `Medusa's ${workflow.getName()} reserves no stock by ${reserveInventoryStepId}`
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  const invoke = (given: Given) => step.invoke?.({ ...given, container: allocating(given) })
  handlers.set(reserveInventoryStepId, { ...step, invoke })
}

function allocating({ container }: Given): MedusaContainer {
  const scope = createMedusaContainer({}, container)
  const createReservationItems = (wanted: WantedReservation[]) => reserveLines(container, wanted)
  scope.register(Modules.INVENTORY, asValue({ createReservationItems }))
  return scope
}
