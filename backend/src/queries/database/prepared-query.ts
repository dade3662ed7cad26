import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"

/**
 * Runs a statement that is always the same text as a prepared one: without a name PostgreSQL plans
 * anew each time, which takes most of the time of a small read.
 */
export async function queryPrepared<Row>(
  container: MedusaContainer,
  statement: string,
  bindings: Record<string, unknown> = {},
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database
    .raw<{ rows: Row[] }>(statement, bindings)
    .options({ name: nameOf(statement) })
  return rows
}

function nameOf(statement: string): string {
  let name = NAMES.get(statement)
  if (!name) {
    name = createHash("sha256").update(statement).digest("hex").slice(0, 32)
    NAMES.set(statement, name)
  }
  return name
}

/** Some forty: one for each order of the catalogue with and without filters, and some reads. */
const NAMES = new Map<string, string>()
