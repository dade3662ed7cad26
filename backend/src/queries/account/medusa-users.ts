import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

export type MedusaUserRow = { id: string; email: string }

/** The user of Medusa Admin with this id or mail. */
export async function readMedusaUser(
  container: MedusaContainer,
  filters: { id: string } | { email: string },
): Promise<MedusaUserRow | undefined> {
  const [user] = await queryGraph<MedusaUserRow>(container, {
    entity: "user",
    fields: ["id", "email"],
    filters,
  })
  return user
}
