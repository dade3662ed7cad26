import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type MarkSweptInput = { looked_at: Date | string }

export const markSweptStepId = "mark-webhooks-swept"

/** Lets the next sweep begin here: all before is written down. Never goes back, so never undone. */
export const markSweptStep = createStep(
  markSweptStepId,
  async ({ looked_at }: MarkSweptInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(
      `update webhook_endpoint set swept_at = greatest(swept_at, cast(? as timestamptz))
        where is_active and created_at < cast(? as timestamptz)`,
      [looked_at, looked_at],
    )
    return new StepResponse(undefined)
  },
)
