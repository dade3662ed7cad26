import type { MedusaContainer } from "@medusajs/framework/types"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { completeCartWorkflow } from "@medusajs/medusa/core-flows"
import { type Told, undoHandlers } from "../../plugin-handlers/run-handlers"
import { tellOfCartOrder } from "../placed-cart-order"

type Context = { container: MedusaContainer }

type OrderCreated = (
  tell: (created: { order_id: string }, context: Context) => Promise<StepResponse<Told[]>>,
  undo: (told: Told[] | undefined, context: Context) => Promise<void>,
) => void

// Medusa runs it where a cart becomes an order, and not where it was one already; its types leave
// the hook out.
const { orderCreated } = completeCartWorkflow.hooks as unknown as { orderCreated: OrderCreated }

/** Plugins are told of an order of a cart as of one of /api/v1: where one fails, there is none. */
orderCreated(
  async ({ order_id }, { container }) => {
    return new StepResponse(await tellOfCartOrder(container, order_id))
  },
  async (told, { container }) => {
    if (told) await undoHandlers(container, "placeOrder.placed", told)
  },
)
