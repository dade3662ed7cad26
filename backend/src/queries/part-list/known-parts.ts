import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { ROW_ID } from "../product/row-id"

/** A variant, and its product where that is what /api/v1 calls it by. */
export type KnownPart = { variant_id: string; product_id: string | null }

const KNOWN = `select v.id as variant_id, nullif(${ROW_ID}, v.id) as product_id
  from product_variant v join product p on p.id = v.product_id
  where v.id = any(cast(:ids as text[]))
    or v.product_id = any(cast(:ids as text[])) and ${ROW_ID} = v.product_id`

/** What ids of /api/v1 name of all that the shop knows, sold or not. */
export async function readKnownParts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<KnownPart[]> {
  return queryPrepared<KnownPart>(container, KNOWN, { ids })
}
