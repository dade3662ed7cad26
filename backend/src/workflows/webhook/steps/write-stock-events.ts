import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { takeStockChanges, type StockChange } from "../stock-changes"
import { writeDeliveries } from "../write-deliveries"

export const writeStockEventsStepId = "write-stock-events"

/** Writes down which parts have another stock than endpoints were told, in one transaction. */
export const writeStockEventsStep = createStep(
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
