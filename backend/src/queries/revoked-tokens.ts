import type { MedusaContainer } from "@medusajs/framework/types"
import { createHash } from "node:crypto"
import { graph } from "./graph"

/** What the shop remembers of a token that was signed out. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}

/** Whether this access token was signed out. */
export async function isRevoked(container: MedusaContainer, token: string): Promise<boolean> {
  const rows = await graph<{ id: string }>(container, {
    entity: "revoked_token",
    fields: ["id"],
    filters: { id: tokenHash(token) },
  })
  return rows.length > 0
}
