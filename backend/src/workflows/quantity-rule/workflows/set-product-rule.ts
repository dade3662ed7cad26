import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { checkProductRuleStep } from "../steps/check-product-rule"
import { writeProductRuleStep, type WriteProductRuleInput } from "../steps/write-product-rule"

export const setProductRuleWorkflowId = "set-product-rule"

/** Sets what one order of a product may hold. Throws ShopError for a rule that allows nothing. */
export const setProductRuleWorkflow = createWorkflow(
  setProductRuleWorkflowId,
  (input: WriteProductRuleInput) => {
    checkProductRuleStep({ rule: input.rule })
    return new WorkflowResponse(writeProductRuleStep(input))
  },
)
