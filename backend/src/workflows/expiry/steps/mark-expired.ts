import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { EXPIRED_AFTER_HOURS } from "../../../queries/order/expired-after"

export type MarkExpiredInput = { order_id: string; hours: number }

export const markExpiredStepId = "mark-expired"

const MARK = `update "order" set metadata = coalesce(metadata, '{}')
    || jsonb_build_object(cast(:key as text), cast(:hours as int))
  where id = :order_id and canceled_at is null and metadata -> :key is null`

const UNMARK = `update "order" set metadata = metadata - :key where id = :order_id`

/**
 * Keeps with the order that it is about to be cancelled for want of payment: the mail about it says
 * so. By one statement: Medusa's update writes back what it read of the metadata before.
 */
export const markExpiredStep = createStep(
  markExpiredStepId,
  async ({ order_id, hours }: MarkExpiredInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const bindings = { order_id, hours, key: EXPIRED_AFTER_HOURS }
    const { rowCount } = await database.raw<{ rowCount: number }>(MARK, bindings)
    return new StepResponse({ order_id }, rowCount > 0 ? order_id : null)
  },
  async (order_id, { container }) => {
    if (!order_id) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(UNMARK, { order_id, key: EXPIRED_AFTER_HOURS })
  },
)
