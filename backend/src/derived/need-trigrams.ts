import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"

/** Throws with a sentence for whoever runs the server when PostgreSQL has no pg_trgm. */
export async function needTrigrams(transaction: Knex.Transaction): Promise<void> {
  try {
    await transaction.raw("create extension if not exists pg_trgm")
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The catalogue and the search of orders need PostgreSQL's extension pg_trgm. Install it (Debian: it is in the server's " +
        'own package) or have an administrator run "create extension pg_trgm" in the shop\'s database. ' +
        `PostgreSQL says: ${reason}`,
    )
  }
}
