import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { readPayableOrder, stripeSessions } from "../payable-order"

/**
 * Medusa's cancel leaves open payment intents payable; deleting their sessions cancels them at the
 * provider. One that was paid in the meantime, or a provider out of reach, must not stop the
 * cancel: the payment is given back when it is settled. A closed intent cannot be opened again,
 * so there is nothing to undo: an order that stays gets another one when it is paid.
 *
 * By the module: Medusa's delete-payment-sessions opens a new intent when it fails half-way, and
 * tells subscribers of sessions of an order whose cancelling may still fail.
 */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const cancelled = await readPayableOrder(container, order.id)
  const open = cancelled
    ? stripeSessions(cancelled).filter(({ status }) => status !== "authorized")
    : []
  const payment = container.resolve(Modules.PAYMENT)
  for (const { id } of open) {
    try {
      await payment.deletePaymentSession(id)
    } catch {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment session ${id} of the cancelled order ${order.id} is still open`)
    }
  }
  return new StepResponse(undefined)
})
