import type { MedusaContainer } from "@medusajs/framework/types"
import { createHash } from "node:crypto"
import { queryPrepared } from "../database/prepared-query"

/** What the shop remembers of a token that was signed out. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}

/** The row of the access token of hash :token_hash, when it was signed out. */
export const REVOKED = "select id from revoked_token where id = :token_hash and deleted_at is null"

/** Whether this access token was signed out. */
export async function isRevoked(container: MedusaContainer, token: string): Promise<boolean> {
  const rows = await queryPrepared(container, REVOKED, { token_hash: tokenHash(token) })
  return rows.length > 0
}
