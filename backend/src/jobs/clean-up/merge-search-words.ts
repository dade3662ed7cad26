import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * PostgreSQL notes new words of a GIN index in a list beside it, of 4 MB at most, and each look-up reads
 * all of that. Behind a million new parts it lay there until somebody changed a hundred thousand.
 */
const MERGE = `select gin_clean_pending_list(index.oid) from pg_class index
  join pg_index i on i.indexrelid = index.oid and i.indrelid = cast('catalogue_entry' as regclass)
  join pg_am method on method.oid = index.relam and method.amname = 'gin'`

/** What was written since the last minute is found as quickly as all the rest. */
export default async function mergeSearchWords(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(MERGE)
}

export const config = { name: "merge-search-words", schedule: { interval: 60_000 } }
