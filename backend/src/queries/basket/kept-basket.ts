import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { PIECE_WEIGHT } from "../product/piece-weight"
import { ALONE, ROW_ID } from "../product/row-id"

/** What the shop still knows of a variant, whether it sells it or not. */
export type VariantFacts = {
  variant_id: string
  /** Null where the shop has forgotten it. */
  product_id: string | null
  /** As /api/v1 knows the part; the variant's where the shop has forgotten it. */
  id: string
  /** Null where the shop has forgotten it. */
  name: string | null
  sku: string
  image: string
  /** Grams of one piece. */
  weight: number | null
}

export type KeptLine = VariantFacts & { quantity: number }
export type KeptBasket = { version: number; lines: KeptLine[] }

/** JSON of VariantFacts over `wanted.variant_id`, `v` and `p`, which may be missing. */
const FACTS = `'variant_id', wanted.variant_id, 'product_id', v.product_id,
  'id', coalesce(${ROW_ID}, wanted.variant_id),
  'name', case when ${ALONE} then p.title else p.title || ' ' || v.title end,
  'sku', coalesce(v.sku, ''), 'image', coalesce(p.thumbnail, ''),
  'weight', ${PIECE_WEIGHT}`

const JOINS = `left join product_variant v on v.id = wanted.variant_id
  left join product p on p.id = v.product_id`

/** JSON of the lines of `list`, as KeptLine with each line's note, in their order. */
export const LINES_OF_LIST = `coalesce((
    select json_agg(json_build_object(${FACTS}, 'quantity', wanted.quantity, 'note', wanted.note)
      order by wanted.position)
    from part_list_line wanted ${JOINS}
    where wanted.list_id = list.id and wanted.deleted_at is null), '[]')`

const OWN_BASKET = `select list.version, ${LINES_OF_LIST} as lines
  from part_list list
  where list.customer_id = :customer_id and list.name is null and list.deleted_at is null`

/** A person's basket as it is kept; one that never held anything has version 0. */
export async function readKeptBasket(
  container: MedusaContainer,
  customer_id: string,
): Promise<KeptBasket> {
  const [basket] = await queryPrepared<KeptBasket>(container, OWN_BASKET, { customer_id })
  return basket ?? { version: 0, lines: [] }
}

const OF_VARIANTS = `select coalesce(json_agg(json_build_object(${FACTS})), '[]') as facts
  from unnest(cast(:variant_ids as text[])) as wanted(variant_id) ${JOINS}`

/** What the shop knows of these variants, by their ids. */
export async function readVariantFacts(
  container: MedusaContainer,
  variant_ids: readonly string[],
): Promise<Map<string, VariantFacts>> {
  const [row] = await queryPrepared<{ facts: VariantFacts[] }>(container, OF_VARIANTS, {
    variant_ids,
  })
  return new Map(row?.facts.map((facts) => [facts.variant_id, facts]))
}
