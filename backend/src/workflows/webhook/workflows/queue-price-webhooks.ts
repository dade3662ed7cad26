import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type PriceChange, takePriceChanges } from "../price-changes"
import { writeDeliveries } from "../write-deliveries"

const writePriceEventsStepId = "write-price-events"

/** Writes down which parts have other prices than endpoints were told, in one transaction. */
const writePriceEventsStep = createStep(
  writePriceEventsStepId,
  async (_: unknown, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const count = await database.transaction(async (transaction) => {
      const { changes, endpoint_ids } = await takePriceChanges(transaction)
      const timestamp = new Date().toISOString()
      const deliveries = changes.flatMap((change) =>
        endpoint_ids.map((endpoint_id) => ({ endpoint_id, ...eventOf(change, timestamp) })),
      )
      await writeDeliveries(transaction, deliveries)
      return changes.length
    })
    return new StepResponse({ count })
  },
)

function eventOf({ revision, ladder, ladder_before, ...part }: PriceChange, timestamp: string) {
  const data = {
    ...part,
    ladder_before: ladder_before && ladder_before.map(toRung),
    ladder: ladder.map(toRung),
  }
  return {
    event_id: `evt_price_${part.variant_id}_${revision}`,
    body: { type: "price.changed", timestamp, data },
  }
}

function toRung({ from, unitPrice }: PriceChange["ladder"][number]) {
  return { from, unit_price: unitPrice }
}

export const queuePriceWebhooksWorkflowId = "queue-price-webhooks"

/** One round of writing down which parts have other prices than was told. */
export const queuePriceWebhooksWorkflow = createWorkflow(
  queuePriceWebhooksWorkflowId,
  () => new WorkflowResponse(writePriceEventsStep()),
)
