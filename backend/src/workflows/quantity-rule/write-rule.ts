import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import type { ProductRule } from "../../contract/product/product-rule"
import { ShopError } from "../../errors/shop-error"
import { QUANTITY_RULE_MODULE } from "../../modules/quantity-rule"
import type { QuantityRuleModuleService } from "../../modules/quantity-rule/service"
import { readRuleWithin } from "../../queries/product/product-rule"
import type { SharedTransaction } from "../transaction/in-one-transaction"

/** The service that joins products with their rules. */
function ruleLinks(container: MedusaContainer): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const parts = [Modules.PRODUCT, "product_id", QUANTITY_RULE_MODULE, "quantity_rule_id"] as const
  const service = links.getLinkModule(...parts)
  if (service) return service
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Products have no link to their rules")
}

/** The rule before; null where there was none, and the one that was made is to go. */
export type WrittenRule = {
  before: (ProductRule & { id: string }) | null
  created_id: string | null
}

/** Sets what one order of a product may hold. Throws ShopError `product_not_found`. */
export async function writeRule(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { product_id, rule }: { product_id: string; rule: ProductRule },
): Promise<WrittenRule> {
  const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
  // One rule a product, also where two set the first one at once.
  await database.raw("select id from product where id = ? for no key update", [product_id])
  const before = await readRuleWithin(database, product_id)
  if (!before) throw new ShopError("product_not_found", { variant: "unknown" })
  const { rule_id, ...values } = before
  if (rule_id) {
    await within(rules, (service, context) =>
      service.updateQuantityRules({ id: rule_id, ...rule }, context),
    )
    return { before: { id: rule_id, ...values }, created_id: null }
  }
  const { id } = await within(rules, (service, context) =>
    service.createQuantityRules(rule, context),
  )
  await within(ruleLinks(container), (links, context) =>
    links.create(product_id, id, undefined, context),
  )
  return { before: null, created_id: id }
}

/** Puts back what `writeRule` found. */
export async function restoreRule(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { before, created_id, product_id }: WrittenRule & { product_id: string },
): Promise<void> {
  const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
  if (before) {
    await within(rules, (service, context) => service.updateQuantityRules(before, context))
  }
  if (created_id) {
    await within(ruleLinks(container), (links, context) =>
      links.delete({ product_id, quantity_rule_id: created_id }, context),
    )
    await within(rules, (service, context) => service.deleteQuantityRules(created_id, context))
  }
}
