import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { refundReturn, type ReturnStatus } from "../returns/refund-return"

/** What the shop refuses before it has written a refund down. */
const REFUSED = ["refund_too_large", "refund_in_progress", "order_in_edit"]

/**
 * Gives back the deposit of a return. Money that went back is not taken again: no compensation. Of
 * any other failure nobody knows whether a refund was written down: the return stays, and the job
 * goes on with it.
 */
export const refundCoreReturnStep = createStep(
  "refund-core-return",
  async ({ id }: { id: string }, { container }) => {
    try {
      return new StepResponse<{ status: ReturnStatus }>({
        status: await refundReturn(container, id),
      })
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      if (REFUSED.includes(code ?? "")) throw error
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The deposit of the return ${id} did not go back yet: ${message}`)
      return new StepResponse<{ status: ReturnStatus }>({ status: "recorded" })
    }
  },
)
