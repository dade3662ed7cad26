import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { checkPurchase, type CheckPurchaseInput } from "../check-purchase"

export const checkPurchaseStepId = "check-purchase"

/** Refuses a purchase whose price changed, or whose quantity the stock or the rule does not allow. */
export const checkPurchaseStep = createStep(
  checkPurchaseStepId,
  async (input: CheckPurchaseInput) => new StepResponse(checkPurchase(input)),
)
