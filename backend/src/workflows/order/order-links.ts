import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"

/** The service that joins orders with their payment collections. Throws UNEXPECTED_STATE. */
export function orderPaymentLinks(container: MedusaContainer): ILinkModule {
  return orderLinks(container, [Modules.PAYMENT, "payment_collection_id"])
}

/** The service that joins orders with their fulfilments. Throws UNEXPECTED_STATE. */
export function orderFulfilmentLinks(container: MedusaContainer): ILinkModule {
  return orderLinks(container, [Modules.FULFILLMENT, "fulfillment_id"])
}

function orderLinks(container: MedusaContainer, [other, key]: [string, string]): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const service = links.getLinkModule(Modules.ORDER, "order_id", other, key)
  if (!service) {
    const message = `Medusa joins orders with ${other} no longer`
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  return service
}
