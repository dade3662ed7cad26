import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import { ROW_ID } from "../../product/row-id"

/**
 * The `_id` of what a `line` holds, beside its variant `v` and product `p`, which may be missing.
 * It is asked for today: a variant that was the only one when it was ordered may have others by now.
 * What the shop has forgotten has the id of its variant, which never names another part.
 */
export const PART_ID = `coalesce(${ROW_ID}, line.variant_id, line.product_id, '')`

const PART_IDS = `select v.id, ${ROW_ID} as part_id
  from product_variant v join product p on p.id = v.product_id
  where v.id = any(cast(:ids as text[]))`

type Item = { variant_id: string | null; product_id: string | null }

/** The items of orders with the `_id` of each; the same as PART_ID. */
export async function withPartIds<Row extends Item>(
  container: MedusaContainer,
  lists: readonly (readonly Row[])[],
): Promise<(Row & { part_id: string })[][]> {
  const ids = [...new Set(lists.flat().flatMap(({ variant_id }) => variant_id ?? []))]
  const rows = await queryPrepared<{ id: string; part_id: string }>(container, PART_IDS, { ids })
  const known = new Map(rows.map(({ id, part_id }) => [id, part_id]))
  return lists.map((items) =>
    items.map((item) => ({ ...item, part_id: known.get(item.variant_id ?? "") ?? ownId(item) })),
  )
}

function ownId({ variant_id, product_id }: Item): string {
  return variant_id ?? product_id ?? ""
}
