import type { PaymentSessionDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readIntent } from "../intent"

export type ReadClientSecretInput = {
  open: { client_secret: string | null }
  created?: PaymentSessionDTO
}

export const readClientSecretStepId = "read-client-secret"

/** The secret of the intent that was open or has just been made. */
export const readClientSecretStep = createStep(
  readClientSecretStepId,
  async ({ open, created }: ReadClientSecretInput) => {
    const client_secret = open.client_secret ?? readIntent(created?.data)?.client_secret
    if (!client_secret) {
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        "The payment provider made no payment",
        "payment_provider_refused",
      )
    }
    return new StepResponse({ client_secret })
  },
)
