import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { graph } from "../../../queries/database/query-graph"
import { checkLineRules, type OrderedLine } from "../check-lines"

export type CheckOrderLinesInput = {
  order_id: string
  /** Whether the lines count as an open edit leaves them. */
  edited: boolean
}

export const checkOrderLinesStepId = "check-order-lines"

/**
 * Refuses an order of staff whose lines the quantity rules do not allow. Stock is not looked at:
 * what the order holds already is its own, and the database refuses what is too much.
 */
export const checkOrderLinesStep = createStep(
  checkOrderLinesStepId,
  async ({ order_id, edited }: CheckOrderLinesInput, { container }) => {
    const lines = edited
      ? await readEditedLines(container, order_id)
      : await readLines(container, order_id)
    await checkLineRules(container, lines)
    return new StepResponse({ order_id })
  },
)

async function readLines(container: MedusaContainer, id: string): Promise<OrderedLine[]> {
  const [order] = await graph<{ items: OrderedLine[] }>(container, {
    entity: "order",
    // Of an order, and not of a cart, single fields of a line come without its quantity.
    fields: ["items.*"],
    filters: { id },
  })
  return order?.items ?? []
}

async function readEditedLines(container: MedusaContainer, id: string): Promise<OrderedLine[]> {
  const { items } = await container.resolve(Modules.ORDER).previewOrderChange(id)
  return items ?? []
}
