import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { readPayableOrder, stripeSessions } from "./payable-order"

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
  const open = cancelled
    ? stripeSessions(cancelled).filter(({ status }) => status !== "authorized")
    : []
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
