import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

/** By what Medusa's records that belong to an order are found. */
const KEYS = {
  return: "id",
  order_claim: "id",
  order_exchange: "id",
  order_fulfillment: "fulfillment_id",
} as const

export type PartOfOrder = keyof typeof KEYS

/** The id of the order that something belongs to; undefined for what belongs to none. */
export async function readOrderIdOf(
  container: MedusaContainer,
  { entity, id }: { entity: PartOfOrder; id: string },
): Promise<string | undefined> {
  const [row] = await queryGraph<{ order_id: string }>(container, {
    entity,
    fields: ["order_id"],
    filters: { [KEYS[entity]]: id },
  })
  return row?.order_id
}
