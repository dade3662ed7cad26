import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { closeOpenSessions } from "../close-open-sessions"

export type CloseOpenSessionsInput = { order_id: string }

export const closeOpenSessionsStepId = "close-open-sessions"

/**
 * Closes what a cancelled order has open at the payment provider. A closed intent cannot be opened
 * again, so there is nothing to undo: an order that stays gets another one when it is paid.
 */
export const closeOpenSessionsStep = createStep(
  closeOpenSessionsStepId,
  async ({ order_id }: CloseOpenSessionsInput, { container }) => {
    await closeOpenSessions(container, order_id)
    return new StepResponse({ order_id })
  },
)
