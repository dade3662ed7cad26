import type { MedusaContainer } from "@medusajs/framework/types"
import type { OtherVariant, Supersessions } from "../../contract/staff/vehicle/supersessions"
import { queryPrepared } from "../database/prepared-query"

const OTHERS = `select step.is_later, v.id as variant_id, p.id as product_id,
    coalesce(p.title, '') as name, coalesce(v.sku, v.id) as sku
  from (
    select true as is_later, new_variant_id as variant_id from supersession
    where old_variant_id = :variant_id
    union all
    select false, old_variant_id from supersession where new_variant_id = :variant_id) step
  join product_variant v on v.id = step.variant_id
  join product p on p.id = v.product_id
  order by v.sku, v.id`

type Row = OtherVariant & { is_later: boolean }

/** What took a variant's place, and whose place it took, sold or not. */
export async function readStaffSupersessions(
  container: MedusaContainer,
  variant_id: string,
): Promise<Supersessions> {
  const rows = await queryPrepared<Row>(container, OTHERS, { variant_id })
  const others = rows.map(({ is_later, ...other }) => ({ is_later, other }))
  return {
    successor: others.find(({ is_later }) => is_later)?.other ?? null,
    predecessors: others.flatMap(({ is_later, other }) => (is_later ? [] : [other])),
  }
}
