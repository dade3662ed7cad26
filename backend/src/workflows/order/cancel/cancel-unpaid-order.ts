import {
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents as Reservation,
} from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { closeOpenSessionsStep } from "../../payment/provider/close-open-sessions"
import { announceStep, type News } from "../announce"
import { writeCancellationStep, type WriteCancellationInput } from "./write-cancellation"

export type CancelUnpaidOrderInput = WriteCancellationInput & {
  /** Told to subscribers: a customer's or a staff user's id. */
  canceled_by?: string
}

export const cancelUnpaidOrderWorkflowId = "cancel-unpaid-order"

/**
 * Cancels an order that is neither paid nor delivered and gives its stock back once, however often
 * it is asked to. Throws ShopError: `order_cancelled` where it was cancelled before.
 */
export const cancelUnpaidOrderWorkflow = createWorkflow(
  cancelUnpaidOrderWorkflowId,
  (input: CancelUnpaidOrderInput) => {
    const cancelled = writeCancellationStep({
      order_id: input.order_id,
      after_refund: input.after_refund,
    })
    closeOpenSessionsStep({ order_id: input.order_id })
    announceStep({ news: transform({ input, cancelled }, cancellationNews) })
    return new WorkflowResponse({ order_id: input.order_id })
  },
)

type Cancellation = { input: CancelUnpaidOrderInput; cancelled: { reservation_ids: string[] } }

function cancellationNews({ input, cancelled }: Cancellation): News[] {
  const { order_id, canceled_by } = input
  return [
    { name: OrderWorkflowEvents.CANCELED, data: { id: order_id, canceled_by } },
    ...cancelled.reservation_ids.map((id) => ({
      name: Reservation.DELETED,
      data: { id, order_id },
    })),
  ]
}
