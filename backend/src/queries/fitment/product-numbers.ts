import type { MedusaContainer } from "@medusajs/framework/types"
import type { NumberKind } from "../../contract/product/part-number"
import { queryPrepared } from "../database/prepared-query"
import { ROW_ID } from "../product/row-id"

const NUMBERS = `select number.kind, number.shown, min(number.rank) as rank
  from catalogue_number number where number.variant_id = :variant_id
  group by number.kind, number.shown order by min(number.rank), number.shown`

export type NumberRow = { kind: NumberKind; shown: string }

/** What a part is known by, as its data sheet has it, in the order in which numbers are looked for. */
export function readProductNumbers(
  container: MedusaContainer,
  variant_id: string,
): Promise<NumberRow[]> {
  return queryPrepared(container, NUMBERS, { variant_id })
}

const PREDECESSORS = `select coalesce(e.name, p.title) as name, coalesce(v.sku, '') as sku,
    case when e.variant_id is null then null else ${ROW_ID} end as id
  from supersession step
  join product_variant v on v.id = step.old_variant_id
  join product p on p.id = v.product_id
  left join catalogue_entry e on e.variant_id = v.id
  where step.new_variant_id = :variant_id
  order by v.sku, v.id`

export type OtherPartRow = { id: string | null; name: string; sku: string }

/** The parts whose place a part took, sold or not. */
export function readPredecessors(
  container: MedusaContainer,
  variant_id: string,
): Promise<OtherPartRow[]> {
  return queryPrepared(container, PREDECESSORS, { variant_id })
}
