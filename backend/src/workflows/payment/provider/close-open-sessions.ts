import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readPayableOrder } from "../../../queries/payment/payable-order"

/**
 * An open payment intent of a cancelled order stays payable; deleting its session cancels it at the
 * provider. One that was paid in the meantime, or a provider out of reach, must not stop the
 * cancel: the payment is given back when it is settled.
 *
 * By the module: Medusa's delete-payment-sessions opens a new intent when it fails half-way, and
 * tells subscribers of sessions of an order whose cancelling may still fail.
 */
export async function closeOpenSessions(
  container: MedusaContainer,
  orderId: string,
): Promise<void> {
  const cancelled = await readPayableOrder(container, orderId)
  const open = cancelled?.sessions.filter(({ status }) => status !== "authorized") ?? []
  const payment = container.resolve(Modules.PAYMENT)
  for (const { id } of open) {
    try {
      await payment.deletePaymentSession(id)
    } catch {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment session ${id} of the cancelled order ${orderId} is still open`)
    }
  }
}

/**
 * Closes what a cancelled order has open at the payment provider. A closed intent cannot be opened
 * again, so there is nothing to undo: an order that stays gets another one when it is paid.
 */
export const closeOpenSessionsStep = createStep(
  "close-open-sessions",
  async ({ order_id }: { order_id: string }, { container }) => {
    await closeOpenSessions(container, order_id)
    return new StepResponse({ order_id })
  },
)
