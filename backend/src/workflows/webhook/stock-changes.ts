import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { holdNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import { SHOP } from "../../queries/product/price-in-force"
import { AVAILABLE, ROW_NAME } from "../../queries/product/list/sellable-rows"
import { ROW_ID } from "../../queries/product/row-id"
import { ROUND } from "./delivery"

const PARTS = `product_variant v
    join product p on p.id = v.product_id and p.deleted_at is null
    cross join shop
    cross join lateral (select cast(${AVAILABLE} as int) as available) stock
    left join webhook_stock told on told.id = v.id
  where v.deleted_at is null and v.manage_inventory
    and told.available is distinct from stock.available`

const TELL = `with ${SHOP}, changed as materialized (
  select v.id as variant_id, p.id as product_id, ${ROW_ID} as part_id, v.sku, ${ROW_NAME} as name,
    told.available as available_before, stock.available
  from ${PARTS}
  order by v.id
  limit :limit
), told_now as (
  insert into webhook_stock (id, available, revision) select variant_id, available, 1 from changed
  on conflict (id) do update set available = excluded.available,
    revision = webhook_stock.revision + 1, updated_at = now()
  returning id, revision
)
select changed.*, told_now.revision from changed join told_now on told_now.id = changed.variant_id`

const WANTS_STOCK = "is_active and deleted_at is null and events ->> 'stock.changed' is not null"

const BEGIN = `with ${SHOP}
insert into webhook_stock (id, available)
  select v.id, stock.available from ${PARTS}
    and not exists (select from webhook_endpoint where ${WANTS_STOCK})
on conflict (id) do update set available = excluded.available, updated_at = now()`

export type StockChange = {
  variant_id: string
  product_id: string
  part_id: string
  sku: string | null
  name: string
  available_before: number | null
  available: number
  /** How many changes of the part's stock were told, this one with them. */
  revision: number
}

/** What differs from what was told last, and from now on is told; and who wants to know. */
export async function takeStockChanges(
  transaction: Knex.Transaction,
): Promise<{ changes: StockChange[]; endpoint_ids: string[] }> {
  await holdNumber(transaction, ADVISORY_LOCKS.stockChanges)
  const endpoints = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from webhook_endpoint where ${WANTS_STOCK}`,
  )
  const endpoint_ids = endpoints.rows.map(({ id }) => id)
  if (endpoint_ids.length === 0) return { changes: [], endpoint_ids }
  const { rows } = await transaction.raw<{ rows: StockChange[] }>(TELL, { limit: ROUND })
  return { changes: rows, endpoint_ids }
}

/** Takes all stock as told where nobody was told of it yet: changes count from here. */
export async function beginStock(transaction: Knex.Transaction): Promise<void> {
  await holdNumber(transaction, ADVISORY_LOCKS.stockChanges)
  await transaction.raw(BEGIN)
}
