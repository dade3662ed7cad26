import type { MedusaContainer } from "@medusajs/framework/types"
import type { Demand, DemandKind } from "../../contract/staff/demand"
import { queryPrepared } from "../database/prepared-query"

const SHOWN = 5

type Row = { kind: DemandKind; words: number; top: Demand["short"]["words"] }

/** By the number of times, and of the same the word that comes first. */
const DEMAND = `with wanted as (
    select kind, word, cast(sum(count) as int) as count
    from demand_count where day between :from and :to and deleted_at is null
    group by kind, word having sum(count) > 0),
  placed as (
    select *, row_number() over (partition by kind order by count desc, word) as place,
      cast(count(*) over (partition by kind) as int) as words
    from wanted)
  select kind, max(words) as words, json_agg(
    json_build_object('word', word, 'count', count, 'product', (
      select json_build_object('id', p.id, 'name', p.title)
      from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
      where lower(v.sku) = lower(word) and v.deleted_at is null limit 1))
    order by place) as top
  from placed where place <= ${SHOWN} group by kind`

/** What was wanted most between two days, both with it, and not had. */
export async function readDemand(
  container: MedusaContainer,
  { from, to }: { from: string; to: string },
): Promise<Demand> {
  const rows = await queryPrepared<Row>(container, DEMAND, { from, to })
  const of = (kind: Row["kind"]) => {
    const row = rows.find((one) => one.kind === kind)
    return { count: row?.words ?? 0, words: row?.top ?? [] }
  }
  return { not_found: of("not_found"), short: of("short") }
}
