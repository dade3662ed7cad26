import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product-rule"
import { QUANTITY_RULE_MODULE } from "../../../modules/quantity-rule"
import type { QuantityRuleModuleService } from "../../../modules/quantity-rule/service"
import { readRuleWithin } from "../../../queries/product-rule"
import { ShopError } from "../../shop-error"
import { inOneTransaction } from "../../transaction/in-one-transaction"

export type WriteProductRuleInput = { product_id: string; rule: ProductRule }

export const writeProductRuleStepId = "write-product-rule"

/** Sets what one order of a product may hold; undone to the rule before, or to none. */
export const writeProductRuleStep = createStep(
  writeProductRuleStepId,
  async ({ product_id, rule }: WriteProductRuleInput, step) => {
    const { container } = step
    const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
    const written = await inOneTransaction(step, async ({ database, within }) => {
      // One rule a product, also where two set the first one at once.
      await database.raw("select id from product where id = ? for no key update", [product_id])
      const before = await readRuleWithin(database, product_id)
      if (!before) throw productNotFound()
      const { rule_id, ...values } = before
      if (rule_id) {
        await within(rules, (service, context) =>
          service.updateQuantityRules({ id: rule_id, ...rule }, context),
        )
        return { before: { id: rule_id, ...values } }
      }
      const { id } = await within(rules, (service, context) =>
        service.createQuantityRules(rule, context),
      )
      await within(ruleLinks(container), (links, context) =>
        links.create(product_id, id, undefined, context),
      )
      return { created: { id, product_id } }
    })
    return new StepResponse({ product_id }, written)
  },
  async (written, step) => {
    if (!written) return
    const { container } = step
    const { before, created } = written
    const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
    await inOneTransaction(step, async ({ within }) => {
      if (before) {
        await within(rules, (service, context) => service.updateQuantityRules(before, context))
        return
      }
      await within(ruleLinks(container), (links, context) =>
        links.delete({ product_id: created.product_id, quantity_rule_id: created.id }, context),
      )
      await within(rules, (service, context) => service.deleteQuantityRules(created.id, context))
    })
  },
)

/** The service that joins products with their rules. */
function ruleLinks(container: MedusaContainer): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const parts = [Modules.PRODUCT, "product_id", QUANTITY_RULE_MODULE, "quantity_rule_id"] as const
  const service = links.getLinkModule(...parts)
  if (service) return service
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Products have no link to their rules")
}

function productNotFound(): ShopError {
  return new ShopError({
    code: "product_not_found",
    type: MedusaError.Types.NOT_FOUND,
    message: "There is no such product",
  })
}
