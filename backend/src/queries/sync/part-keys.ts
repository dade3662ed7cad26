import type { MedusaContainer } from "@medusajs/framework/types"
import { textArray } from "../../spelling/text-array"
import { queryPrepared } from "../database/prepared-query"

/** Keys of the variants of the products that have an external id. */
const KEYS = `select p.external_id, count(distinct p.id) > 1 as is_shared,
    array_agg(coalesce(nullif(v.sku, ''), v.id)) as keys
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  where p.external_id = any(cast(:ids as text[])) and p.deleted_at is null
  group by p.external_id`

export type NamedParts = {
  external_id: string
  /** Whether several products have it. */
  is_shared: boolean
  keys: string[]
}

/** The parts that an ERP's ids name, by id. */
export async function readPartKeys(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedParts>> {
  if (ids.length === 0) return new Map()
  const rows = await queryPrepared<NamedParts>(container, KEYS, { ids: textArray(ids) })
  return new Map(rows.map((row) => [row.external_id, row]))
}
