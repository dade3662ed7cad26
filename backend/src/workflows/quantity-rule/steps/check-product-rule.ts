import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product-rule"
import { firstValidQuantity, ruleInForce } from "../../../contract/quantity-rule"
import { readShopMinimum } from "../../../queries/shop-settings"
import { ShopError } from "../../shop-error"

export type CheckProductRuleInput = { rule: ProductRule }

export const checkProductRuleStepId = "check-product-rule"

/** Throws ShopError `rule_allows_nothing` for a rule whose maximum is below its first quantity. */
export const checkProductRuleStep = createStep(
  checkProductRuleStepId,
  async ({ rule }: CheckProductRuleInput, { container }) => {
    const first = firstValidQuantity(ruleInForce(rule, await readShopMinimum(container)))
    if (rule.maximum !== null && rule.maximum < first) {
      const message = `Nothing could be ordered: the first quantity is ${first}, above the maximum`
      throw new ShopError({
        code: "rule_allows_nothing",
        type: MedusaError.Types.INVALID_DATA,
        message,
        errors: [{ field: "maximum", message }],
      })
    }
    return new StepResponse({ first })
  },
)
