import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { holdNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import { ladderJson } from "../../prices/winning-price"
import {
  PRICE_OF_VARIANT,
  RULE_OF_PRODUCT,
  SHOP_AND_GUESTS_LISTS,
} from "../../queries/product/price-in-force"
import { ROW_NAME } from "../../queries/product/list/sellable-rows"
import { ROW_ID } from "../../queries/product/row-id"

/** Of many parts that a price list changes at once. */
const MOST = 500

/** A guest's prices of this moment: lists that begin and end with time are seen, too. */
const PARTS = `product_variant v
    join product p on p.id = v.product_id and p.deleted_at is null
    cross join shop
    cross join ${RULE_OF_PRODUCT}
    left join ${PRICE_OF_VARIANT} price on true
    cross join lateral (select coalesce(cast(${ladderJson("price")} as jsonb), '[]') as ladder) now_is
    left join webhook_price told on told.id = v.id
  where v.deleted_at is null and told.ladder is distinct from now_is.ladder`

const TELL = `with ${SHOP_AND_GUESTS_LISTS}, changed as materialized (
  select v.id as variant_id, p.id as product_id, ${ROW_ID} as part_id, v.sku, ${ROW_NAME} as name,
    shop.currency_code, told.ladder as ladder_before, now_is.ladder
  from ${PARTS}
  order by v.id
  limit :limit
), told_now as (
  insert into webhook_price (id, ladder, revision) select variant_id, ladder, 1 from changed
  on conflict (id) do update set ladder = excluded.ladder,
    revision = webhook_price.revision + 1, updated_at = now()
  returning id, revision
)
select changed.*, told_now.revision from changed join told_now on told_now.id = changed.variant_id`

const WANTS_PRICES = "is_active and deleted_at is null and events ->> 'price.changed' is not null"

const BEGIN = `with ${SHOP_AND_GUESTS_LISTS}
insert into webhook_price (id, ladder)
  select v.id, now_is.ladder from ${PARTS}
    and not exists (select from webhook_endpoint where ${WANTS_PRICES})
on conflict (id) do update set ladder = excluded.ladder, updated_at = now()`

type Rung = { from: number; unitPrice: number | null }

export type PriceChange = {
  variant_id: string
  product_id: string
  part_id: string
  sku: string | null
  name: string
  currency_code: string
  ladder_before: Rung[] | null
  ladder: Rung[]
  /** How many changes of the part's prices were told, this one with them. */
  revision: number
}

/** What differs from what was told last, and from now on is told; and who wants to know. */
export async function takePriceChanges(
  transaction: Knex.Transaction,
): Promise<{ changes: PriceChange[]; endpoint_ids: string[] }> {
  await holdNumber(transaction, ADVISORY_LOCKS.stockChanges)
  const endpoints = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from webhook_endpoint where ${WANTS_PRICES}`,
  )
  const endpoint_ids = endpoints.rows.map(({ id }) => id)
  if (endpoint_ids.length === 0) return { changes: [], endpoint_ids }
  const { rows } = await transaction.raw<{ rows: PriceChange[] }>(TELL, { limit: MOST })
  return { changes: rows, endpoint_ids }
}

/** Takes all prices as told where nobody was told of them yet: changes count from here. */
export async function beginPrices(transaction: Knex.Transaction): Promise<void> {
  await holdNumber(transaction, ADVISORY_LOCKS.stockChanges)
  await transaction.raw(BEGIN)
}
