import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

/** The id of an order's customer; undefined for an order of nobody, or none. */
export async function readOrderCustomer(
  container: MedusaContainer,
  orderId: string,
): Promise<string | undefined> {
  const [order] = await queryGraph<{ customer_id: string | null }>(container, {
    entity: "order",
    fields: ["customer_id"],
    filters: { id: orderId },
  })
  return order?.customer_id ?? undefined
}
