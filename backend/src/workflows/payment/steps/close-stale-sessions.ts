import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type CloseStaleSessionsInput = { stale: string[] }

export const closeStaleSessionsStepId = "close-stale-sessions"

/**
 * Closes sessions that no longer fit their order, at the provider too: what the order cost before
 * an edit can be paid no more. A provider opens no closed intent again: there is no compensation,
 * the order is paid by another one. Throws the provider's error for one that was paid meanwhile.
 */
export const closeStaleSessionsStep = createStep(
  closeStaleSessionsStepId,
  async ({ stale }: CloseStaleSessionsInput, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    for (const session of await payments.listPaymentSessions({ id: stale })) {
      await payments.deletePaymentSession(session.id)
    }
    return new StepResponse({ closed: stale.length })
  },
)
