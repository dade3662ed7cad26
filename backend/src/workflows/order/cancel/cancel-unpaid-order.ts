import {
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents as Reservation,
} from "@medusajs/framework/utils"
import {
  createHook,
  createWorkflow,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { OrderToCancel } from "../../../kit/registry/points"
import { closeOpenSessionsStep } from "../../payment/provider/close-open-sessions"
import { askHandlersStep, tellHandlersStep } from "../../plugin-handlers/handler-steps"
import { announceStep, type News } from "../announce"
import { writeCancellationStep, type WriteCancellationInput } from "./write-cancellation"

export type CancelUnpaidOrderInput = WriteCancellationInput & {
  /** Told to subscribers: a customer's or a staff user's id. */
  canceled_by?: string
}

export const cancelUnpaidOrderWorkflowId = "cancel-unpaid-order"

const askPluginsStep = askHandlersStep("cancelOrder.validate")
const tellPluginsStep = tellHandlersStep("cancelOrder.cancelled")

/**
 * Cancels an order that is neither paid nor delivered and gives its stock back once, however often
 * it is asked to. Throws ShopError: `order_cancelled` where it was cancelled before; and what a plugin
 * refuses it with.
 */
export const cancelUnpaidOrderWorkflow = createWorkflow(
  cancelUnpaidOrderWorkflowId,
  (input: CancelUnpaidOrderInput) => {
    const fact = transform({ input }, toCancel)
    askPluginsStep(fact)
    const cancelled = writeCancellationStep({
      order_id: input.order_id,
      after_refund: input.after_refund,
    })
    closeOpenSessionsStep({ order_id: input.order_id })
    tellPluginsStep(fact)
    const orderCancelled = createHook("orderCancelled", fact)
    announceStep({ news: transform({ input, cancelled }, cancellationNews) })
    return new WorkflowResponse({ order_id: input.order_id }, { hooks: [orderCancelled] })
  },
)

function toCancel({ input }: { input: CancelUnpaidOrderInput }): OrderToCancel {
  return { order_id: input.order_id, canceled_by: input.canceled_by ?? null }
}

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
