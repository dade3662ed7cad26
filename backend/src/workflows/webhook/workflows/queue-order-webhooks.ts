import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { isoTime } from "../../../queries/order/order-state"
import { readOrdersInTurns } from "../../../queries/order/orders-in-turns"
import { readPendingOrderEvents } from "../../../queries/webhook/pending-order-events"
import { ROUND } from "../delivery"
import { orderEventData } from "../order-event-data"
import { writeDeliveries } from "../write-deliveries"

type WriteOrderEventsInput = {
  /** Orders, payments and fulfilments that events named; without them all orders are looked at. */
  announced?: string[]
}

const writeOrderEventsStepId = "write-order-events"

/** Writes down what endpoints are to be told for what happened to orders; a second time adds nothing. */
const writeOrderEventsStep = createStep(
  writeOrderEventsStepId,
  async (input: WriteOrderEventsInput, { container }) => {
    const looked_at = new Date()
    const pending = await readPendingOrderEvents(container, { ...input, limit: ROUND })
    if (pending.length === 0) return new StepResponse({ count: 0, looked_at })
    const orders = await readOrdersInTurns(
      container,
      pending.map(({ order_id }) => order_id),
    )
    const dataOf = new Map(orders.map((order) => [order.id, order]))
    const deliveries = pending.flatMap(
      ({ endpoint_id, event_id, type, order_id, at, ...subject }) => {
        const order = dataOf.get(order_id)
        if (!order) return []
        const timestamp = isoTime(at) ?? ""
        return [
          {
            endpoint_id,
            event_id,
            body: { type, timestamp, data: orderEventData(order, subject) },
          },
        ]
      },
    )
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await writeDeliveries(database, deliveries)
    return new StepResponse({ count: pending.length, looked_at })
  },
)

type MarkSweptInput = { looked_at: Date | string }

const markSweptStepId = "mark-webhooks-swept"

/** Lets the next sweep begin here: all before is written down. Never goes back, so never undone. */
const markSweptStep = createStep(
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

export const queueOrderWebhooksWorkflowId = "queue-order-webhooks"

/** One round of writing down what happened to orders; a sweep that left nothing is remembered. */
export const queueOrderWebhooksWorkflow = createWorkflow(
  queueOrderWebhooksWorkflowId,
  (input: WriteOrderEventsInput) => {
    const written = writeOrderEventsStep(input)
    when(
      { input, written },
      ({ input, written }) => !input.announced && written.count < ROUND,
    ).then(() => markSweptStep({ looked_at: written.looked_at }))
    return new WorkflowResponse(transform({ written }, ({ written }) => written.count))
  },
)
