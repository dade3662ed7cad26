import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readOverdueOrders } from "../../queries/order/overdue-orders"
import { expireUnpaidOrderWorkflow } from "./workflows/expire-unpaid-order"

const PAGE = 50

/** Refusals of an order that somebody paid, delivered or cancelled a moment earlier. */
const TOO_LATE = ["order_paid", "order_delivered", "order_cancelled"]

/** Cancels the orders that were not paid within so many hours; one that fails does not stop the rest. */
export async function expireUnpaidOrders(container: MedusaContainer, hours: number): Promise<void> {
  for (let after = ""; ;) {
    const ids = await readOverdueOrders(container, { hours, after, limit: PAGE })
    for (const id of ids) await expireOne(container, { order_id: id, hours })
    const last = ids.at(-1)
    if (!last || ids.length < PAGE) return
    after = last
  }
}

async function expireOne(
  container: MedusaContainer,
  input: { order_id: string; hours: number },
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    const { result } = await expireUnpaidOrderWorkflow(container).run({ input })
    logger.info(`Order ${input.order_id}, unpaid for ${input.hours} hours: ${outcomeOf(result)}`)
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown }
    if (typeof code === "string" && TOO_LATE.includes(code)) return
    logger.error(`Order ${input.order_id} is unpaid and was not cancelled: ${String(message)}`)
  }
}

function outcomeOf({ session_id, on_its_way }: { session_id: string | null; on_its_way: boolean }) {
  if (session_id) return `it was paid by ${session_id}, which is booked now`
  return on_its_way ? "its payment is on its way" : "cancelled"
}
