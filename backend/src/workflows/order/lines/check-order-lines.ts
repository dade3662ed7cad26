import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { queryGraph } from "../../../queries/database/query-graph"
import { checkLineRules, type OrderedLine } from "./check-lines"

export type CheckOrderLinesInput = {
  order_id: string
  /** Whether the lines count as an open edit leaves them. */
  edited: boolean
}

/**
 * Refuses an order of staff whose lines the quantity rules do not allow. Stock is not looked at:
 * what the order holds already is its own, and the database refuses what is too much.
 */
const checkOrderLinesStep = createStep(
  "check-order-lines",
  async ({ order_id, edited }: CheckOrderLinesInput, { container }) => {
    const lines = edited
      ? await readEditedLines(container, order_id)
      : await readLines(container, order_id)
    await checkLineRules(container, lines)
    return new StepResponse({ order_id })
  },
)

async function readLines(container: MedusaContainer, id: string): Promise<OrderedLine[]> {
  const [order] = await queryGraph<{ items: OrderedLine[] }>(container, {
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

/** Whether an order that staff write or edit keeps to the quantity rules; changes nothing. */
export const checkOrderLinesWorkflow = createWorkflow(
  "check-order-lines",
  (input: CheckOrderLinesInput) => new WorkflowResponse(checkOrderLinesStep(input)),
)
