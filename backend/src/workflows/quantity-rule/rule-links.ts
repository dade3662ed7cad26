import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { QUANTITY_RULE_MODULE } from "../../modules/quantity-rule"

/** The service that joins products with their rules. */
export function ruleLinks(container: MedusaContainer): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const parts = [Modules.PRODUCT, "product_id", QUANTITY_RULE_MODULE, "quantity_rule_id"] as const
  const service = links.getLinkModule(...parts)
  if (service) return service
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Products have no link to their rules")
}
