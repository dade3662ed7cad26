import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"

/** The service that joins orders with their payment collections. Throws UNEXPECTED_STATE. */
export function orderPaymentLinks(container: MedusaContainer): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const parts = [Modules.ORDER, "order_id", Modules.PAYMENT, "payment_collection_id"] as const
  const service = links.getLinkModule(...parts)
  if (!service) {
    const message = "Medusa joins orders and payment collections no longer"
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  return service
}
