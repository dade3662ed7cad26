import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSettlement } from "../settlement"
import { syncSession } from "../sync-session"

export type LookAtSessionInput = { session_id: string }

export const lookAtSessionStepId = "look-at-session"

/**
 * Whether the provider has a session's money. One whose intent was cancelled or has expired is
 * closed: it is asked about no more. Nothing to compensate: that is what the provider says.
 */
export const lookAtSessionStep = createStep(
  lookAtSessionStepId,
  async ({ session_id }: LookAtSessionInput, { container }) => {
    const settlement = await readSettlement(container, session_id)
    if (!settlement) return new StepResponse({ is_paid: false })
    const intent = await syncSession(container, settlement.session)
    const status = intent?.status ?? "canceled"
    if (status === "canceled") {
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw(
        "update payment_session set status = 'canceled' where id = ? and status <> 'authorized'",
        [session_id],
      )
    }
    return new StepResponse({ is_paid: status === "succeeded" })
  },
)
