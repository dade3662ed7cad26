import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readLineFacts } from "../../../queries/order/line-facts"

export const readLineFactsStepId = "read-line-facts"

/** What the order's line keeps of its variant. Throws NOT_FOUND when it was deleted just now. */
export const readLineFactsStep = createStep(
  readLineFactsStepId,
  async ({ variant_id }: { variant_id: string }, { container }) => {
    const facts = await readLineFacts(container, variant_id)
    if (!facts) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "This product is no longer sold")
    }
    return new StepResponse(facts)
  },
)
