import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { asError } from "../../../errors/as-error"
import { carryOutRefund } from "../../payment/refund/carry-out-refund"

/** What fails here is written down: the return says how it stands, and the reconciler goes on. */
export const carryOutReturnRefundsStep = createStep(
  "carry-out-return-refunds",
  async ({ request_ids }: { request_ids: string[] }, step) => {
    const logger = step.container.resolve(ContainerRegistrationKeys.LOGGER)
    for (const request_id of request_ids) {
      try {
        await carryOutRefund(step, { request_id })
      } catch (error) {
        const { message } = asError(error)
        logger.warn(`The refund ${request_id} was not carried out: ${message}`)
      }
    }
    return new StepResponse({ request_ids })
  },
)
