import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product/product-rule"
import { readShopMinimum } from "../../../queries/shop/shop-settings"
import { ShopError } from "../../../errors/shop-error"
import { ruleProblem } from "../rule-problem"

export type CheckProductRuleInput = { rule: ProductRule }

export const checkProductRuleStepId = "check-product-rule"

/** Throws ShopError `rule_allows_nothing` for a rule whose maximum is below its first quantity. */
export const checkProductRuleStep = createStep(
  checkProductRuleStepId,
  async ({ rule }: CheckProductRuleInput, { container }) => {
    const message = ruleProblem(rule, await readShopMinimum(container))
    if (message) {
      throw new ShopError({
        code: "rule_allows_nothing",
        type: MedusaError.Types.INVALID_DATA,
        message,
        errors: [{ field: "maximum", message }],
      })
    }
    return new StepResponse({ rule })
  },
)
