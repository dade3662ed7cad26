import type { MedusaContainer } from "@medusajs/framework/types"
import { MEASURE } from "../../contract/product/measure"
import type { PartMeasure } from "../../contract/staff/part"
import { queryPrepared } from "../database/prepared-query"

/** A longer form nobody fills in. */
const MOST = 40

const MEASURES = `
select label, count(distinct product_id)::int as parts,
  case when count(*) filter (where is_measure) * 2 > count(*) then coalesce(
    mode() within group (order by unit) filter (where is_measure), '') end as unit
from (
  select p.id as product_id, btrim(a ->> 'label') as label,
    a ->> 'value' ~ cast(:measure as text) as is_measure,
    btrim(regexp_replace(a ->> 'value', '^ *(-|)[0-9]+([.][0-9]+|)', '')) as unit
  from product_category c
  join product_category_product link on link.product_category_id = c.id
  join product p on p.id = link.product_id and p.deleted_at is null
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(p.metadata -> 'attributes') = 'array'
      then p.metadata -> 'attributes' else '[]' end) a
  where c.handle = any(cast(:handles as text[])) and c.deleted_at is null
) sheet
where label <> ''
group by label order by parts desc, label limit ${MOST}`

/** What the data sheets of some categories' parts tell, the most frequent first, and in what unit. */
export function readCategoryMeasures(
  container: MedusaContainer,
  handles: string[],
): Promise<PartMeasure[]> {
  return queryPrepared<PartMeasure>(container, MEASURES, { handles, measure: MEASURE })
}
