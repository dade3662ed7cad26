import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readLineFacts } from "../../../queries/order/line-facts"
import { ShopError } from "../../../errors/shop-error"

export const readLineFactsStepId = "read-line-facts"

/** What the order's line keeps of its variant. Throws product_not_found when it was deleted just now. */
export const readLineFactsStep = createStep(
  readLineFactsStepId,
  async ({ variant_id }: { variant_id: string }, { container }) => {
    const facts = await readLineFacts(container, variant_id)
    if (!facts) throw new ShopError("product_not_found")
    return new StepResponse(facts)
  },
)
