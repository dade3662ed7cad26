import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderNumber } from "../../contract/order/order-number"
import { refusalSentence } from "../../contract/refusal-sentence"
import type { DeliveredTogether, DeliverTogether } from "../../contract/staff/delivery-queue"
import { asError } from "../../errors/as-error"
import { orDatabaseRefusal } from "../../errors/database-refusal"
import { toFailure } from "../../errors/to-failure"
import { readPaidOrders } from "../../queries/delivery-queue/paid-orders"
import { deliverOrderWorkflow } from "./deliver/deliver-order"

type Result = DeliveredTogether["results"][number]
type Input = DeliverTogether & { delivered_by: string }

/**
 * Delivers orders one after the other, each by itself: one that is refused stops no other. An order
 * that is not paid stays where it is, unless the caller says once more that it is meant.
 */
export async function deliverTogether(
  container: MedusaContainer,
  { ids, unpaid, delivered_by }: Input,
): Promise<Result[]> {
  const known = await readPaidOrders(container, ids)
  const results: Result[] = []
  for (const id of ids) {
    const order = known.get(id)
    const row = { id, number: order ? orderNumber(order) : "" }
    if (!order) {
      const message = refusalSentence("order_not_found")
      results.push({ ...row, outcome: "refused", message })
    } else if (!order.is_paid && !order.is_over && !unpaid) {
      results.push({ ...row, outcome: "unpaid", message: "This order is not paid" })
    } else {
      results.push({ ...row, ...(await deliverOne(container, { order_id: id, delivered_by })) })
    }
  }
  return results
}

async function deliverOne(
  container: MedusaContainer,
  input: { order_id: string; delivered_by: string },
): Promise<Pick<Result, "outcome" | "message">> {
  try {
    await deliverOrderWorkflow(container).run({ input })
    return { outcome: "delivered", message: "" }
  } catch (error) {
    const { status, body } = toFailure(orDatabaseRefusal(error))
    if (status >= 500) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`The order ${input.order_id} was not delivered`, asError(error))
    }
    return { outcome: "refused", message: body.message }
  }
}
