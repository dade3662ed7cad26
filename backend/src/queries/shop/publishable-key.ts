import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "../database/query-graph"

/** The key that opens Medusa's /store API for this shop's sales channel; empty before the seed. */
export async function readPublishableKey(container: MedusaContainer): Promise<string> {
  const [key] = await graph<{ token: string }>(container, {
    entity: "api_key",
    fields: ["token"],
    filters: { type: "publishable", revoked_at: null },
    pagination: { order: { created_at: "ASC" }, take: 1 },
  })
  return key?.token ?? ""
}
