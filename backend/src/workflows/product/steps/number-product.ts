import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { randomInt } from "node:crypto"

/** Without letters and digits that look alike. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const LENGTH = 10

export const numberProductStepId = "number-product"

/** A SKU that nothing has: of 2^50 that are possible. */
export const numberProductStep = createStep(numberProductStepId, async () => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  return new StepResponse({ sku: `HP-${signs.join("")}` })
})
