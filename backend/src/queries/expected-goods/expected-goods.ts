import type { MedusaContainer } from "@medusajs/framework/types"
import type { ExpectedGoods, ExpectedGoodsQuery } from "../../contract/staff/expected-goods"
import { queryPrepared } from "../database/prepared-query"

type Answer = { count: number; goods: ExpectedGoods[] }

const GOODS = `with goods as materialized (
  select g.*, part.product_id, part.name, coalesce(part.sku, item.sku, '') as sku,
    case when g.state = 'expected' then greatest(0, g.quantity - g.arrived_quantity) else 0 end
      as open
  from expected_goods g
  left join inventory_item item on item.id = g.inventory_item_id
  left join lateral (
    select p.id as product_id, v.sku, case when (select count(*) from product_variant s
        where s.product_id = p.id and s.deleted_at is null) > 1
      then p.title || ' ' || v.title else p.title end as name
    from product_variant_inventory_item link
    join product_variant v on v.id = link.variant_id and v.deleted_at is null
    join product p on p.id = v.product_id and p.deleted_at is null
    where link.inventory_item_id = g.inventory_item_id and link.deleted_at is null
    order by v.id limit 1) part on true
  where g.deleted_at is null and (cast(:state as text) is null or g.state = :state)
    and (cast(:id as text) is null or g.id = :id)
    and (cast(:product_id as text) is null or part.product_id = :product_id)
    and (cast(:q as text) is null
      or concat_ws(' ', part.name, part.sku, item.sku, g.reference) ilike :q)
), page as (
  select *, row_number() over (order by (state <> 'expected'), due, id) as position
  from goods order by position limit :limit offset :offset
)
select (select cast(count(*) as int) from goods) as count, coalesce((
  select json_agg(json_build_object('id', page.id, 'product_id', product_id, 'part', page.name,
    'sku', sku, 'location_id', page.location_id, 'location', coalesce(place.name, ''),
    'quantity', quantity, 'arrived', arrived_quantity, 'open', open,
    'promised', (select coalesce(sum(promise.quantity), 0) from promised_goods promise
      where promise.goods_id = page.id),
    'due', due, 'reference', reference, 'state', state) order by position)
  from page left join stock_location place on place.id = page.location_id), '[]') as goods`

/** A page of what is to come, the earliest first, and behind it what came or was withdrawn. */
export async function readExpectedGoods(
  container: MedusaContainer,
  {
    q,
    id,
    product_id,
    state,
    limit = 1,
    offset = 0,
  }: Partial<ExpectedGoodsQuery> & { id?: string },
): Promise<Answer> {
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null
  const bindings = {
    ...{ q: like, id: id ?? null, product_id: product_id ?? null, state: state ?? null },
    ...{ limit, offset },
  }
  const [answer] = await queryPrepared<Answer>(container, GOODS, bindings)
  return answer ?? { count: 0, goods: [] }
}
