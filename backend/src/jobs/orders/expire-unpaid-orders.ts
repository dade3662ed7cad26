import type { MedusaContainer } from "@medusajs/framework/types"
import { readEnvironment } from "../../settings/environment"
import { expireUnpaidOrders } from "../../workflows/expiry/expire-unpaid-orders"

/** Gives the stock of orders back that nobody paid, where the shop wants it so. */
export default async function expireOrders(container: MedusaContainer): Promise<void> {
  const { unpaidOrderHours } = readEnvironment(process.env)
  if (unpaidOrderHours) await expireUnpaidOrders(container, unpaidOrderHours)
}

export const config = { name: "expire-unpaid-orders", schedule: "3-59/5 * * * *" }
