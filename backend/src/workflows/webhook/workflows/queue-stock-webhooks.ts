import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type StockChange, takeStockChanges } from "../stock-changes"
import { writeDeliveries } from "../write-deliveries"

const writeStockEventsStepId = "write-stock-events"

/** Writes down which parts have another stock than endpoints were told, in one transaction. */
const writeStockEventsStep = createStep(
  writeStockEventsStepId,
  async (_: unknown, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const count = await database.transaction(async (transaction) => {
      const { changes, endpoint_ids } = await takeStockChanges(transaction)
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

function eventOf({ revision, ...data }: StockChange, timestamp: string) {
  return {
    event_id: `evt_stock_${data.variant_id}_${revision}`,
    body: { type: "stock.changed", timestamp, data },
  }
}

export const queueStockWebhooksWorkflowId = "queue-stock-webhooks"

/** One round of writing down which parts have another stock than was told. */
export const queueStockWebhooksWorkflow = createWorkflow(
  queueStockWebhooksWorkflowId,
  () => new WorkflowResponse(writeStockEventsStep()),
)
