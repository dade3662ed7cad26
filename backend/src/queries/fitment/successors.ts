import type { MedusaContainer } from "@medusajs/framework/types"
import type { OtherPart } from "../../contract/vehicle/vehicle"
import { withoutZero } from "../../contract/text"
import { queryPrepared } from "../database/prepared-query"
import { hasPrice, SHOP_AND_LISTS } from "../product/price-in-force"
import { GUEST, type Buyer } from "../product/sellable"

/** What takes the place of parts, by their variants: of each the next later part that is sold. */
export type Successors = ReadonlyMap<string, OtherPart & { productId: string }>

export const NO_SUCCESSORS: Successors = new Map()

/** No part was replaced so often. Above read committed there may be a circle, which ends here. */
const MOST_STEPS = 50

/** `wanted` is SQL of the variants whose successors are looked for. */
const firstSold = (
  wanted: string,
) => `with recursive ${SHOP_AND_LISTS}, later (start, id, step) as (
    select next.old_variant_id, next.new_variant_id, 1 from supersession next
    where next.old_variant_id in (${wanted})
    union all
    select later.start, next.new_variant_id, later.step + 1 from later
    join supersession next on next.old_variant_id = later.id
    where later.step < ${MOST_STEPS}
  )
  select distinct on (later.start) later.start, e.part_id as id, e.name,
    coalesce(v.sku, '') as sku
  from later
  join catalogue_entry e on e.variant_id = later.id
  join product_variant v on v.id = e.variant_id
  where e.has_base or ${hasPrice("e.variant_id")}
  order by later.start, later.step`

const OF_VARIANTS = firstSold("select unnest(cast(:ids as text[]))")

/** An id of /api/v1 is a variant's or a product's, which may be gone. */
const OF_ID = firstSold("select id from product_variant where id = :id or product_id = :id")

type Row = { start: string; id: string; name: string; sku: string }

/** What takes the place of these variants where they were superseded, as far as it is sold to the buyer. */
export async function readSuccessors(
  container: MedusaContainer,
  { ids, buyer }: { ids: readonly string[]; buyer: Buyer },
): Promise<Successors> {
  if (ids.length === 0) return NO_SUCCESSORS
  const bindings = { ids: [...new Set(ids)], customer_id: buyer.customer_id }
  const rows = await queryPrepared<Row>(container, OF_VARIANTS, bindings)
  return new Map(rows.map((row) => [row.start, toPart(row)]))
}

/** The same of what an id of /api/v1 named, sold or not; undefined where nothing took its place. */
export async function readSuccessorOf(
  container: MedusaContainer,
  { id, buyer = GUEST }: { id: string; buyer?: Buyer },
): Promise<(OtherPart & { productId: string }) | undefined> {
  const bindings = { id: withoutZero(id), customer_id: buyer.customer_id }
  const [row] = await queryPrepared<Row>(container, OF_ID, bindings)
  return row && toPart(row)
}

function toPart({ id, name, sku }: Row): OtherPart & { productId: string } {
  return { productId: id, productName: name, sku }
}
