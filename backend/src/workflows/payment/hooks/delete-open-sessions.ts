import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow, deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { readPayableOrder, stripeSessions } from "../payable-order"

/**
 * Medusa's cancel leaves open payment intents payable; deleting their sessions cancels them at the
 * provider. One that was paid in the meantime, or a provider out of reach, must not stop the
 * cancel: the payment is given back when it is settled.
 */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const cancelled = await readPayableOrder(container, order.id)
  const open = cancelled
    ? stripeSessions(cancelled).filter(({ status }) => status !== "authorized")
    : []
  for (const { id } of open) {
    try {
      await deletePaymentSessionsWorkflow(container).run({ input: { ids: [id] } })
    } catch {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment session ${id} of the cancelled order ${order.id} is still open`)
    }
  }
  return new StepResponse(undefined)
})
