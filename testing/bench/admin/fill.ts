import { connect } from "../../testkit/shop/database"
import { copiedOrder } from "./copied-orders"
import { COPIED_PART } from "./copied-parts"
import { COPIED_CUSTOMER, copiedReview } from "./copied-people"
import { copyStatement, type Copied } from "./copy-rows"
import type { Patterns } from "./patterns"

export type Sizes = { products: number; orders: number; reviews: number; customers: number }

/** The number of the one variant that the copies of orders are of. */
export const SKU_OF_ALL = "PATTERN-1"

/** Of a hundred orders; most of a shop's past is paid and delivered. */
const SHARES: Readonly<Record<keyof Patterns["orders"], number>> = {
  delivered: 92,
  refunded: 1,
  toDeliver: 2,
  unpaid: 2,
  cancelled: 3,
}

/** Copies the patterns until the shop is so large, and has PostgreSQL count what it holds. */
export async function fill(databaseUrl: string, patterns: Patterns, sizes: Sizes): Promise<void> {
  const { products, orders, reviews, customers } = sizes
  const { part, customerId, reviewId } = patterns
  const client = await connect(databaseUrl)
  const copy = async (tables: readonly Copied[], id: string, copies: number) => {
    for (const table of tables) await client.query(copyStatement(table), [id, copies])
  }
  // Foreign keys and triggers would look at each row; the patterns fit, and so do their copies.
  await client.query("set session_replication_role = replica; set synchronous_commit = off")
  // The catalogue's own tables follow at a transaction's end: once, not for each table.
  await client.query("begin")
  const named = "update product_variant set sku = $2 where product_id = $1"
  await client.query(named, [part._id, SKU_OF_ALL])
  await copy(COPIED_PART, part._id, products)
  await client.query("commit")
  await copy(COPIED_CUSTOMER, customerId, customers)
  const spread = { partId: part._id, parts: products, customerId, customers }
  for (const [state, id] of Object.entries(patterns.orders)) {
    const share = SHARES[state as keyof Patterns["orders"]]
    await copy(copiedOrder(spread), id, Math.round((orders * share) / 100))
  }
  await copy(copiedReview(spread), reviewId, reviews)
  await client.query(RESERVED)
  await client.query("reset session_replication_role")
  await client.query("vacuum analyze")
  await client.end()
}

/** The copies of open orders all reserve of the pattern's own stock. */
const RESERVED = `update inventory_level level set
    stocked_quantity = kept.quantity + 5000,
    raw_stocked_quantity = jsonb_build_object('value', cast(kept.quantity + 5000 as text), 'precision', 20),
    reserved_quantity = kept.quantity,
    raw_reserved_quantity = jsonb_build_object('value', cast(kept.quantity as text), 'precision', 20)
  from (
    select inventory_item_id, location_id, sum(quantity) as quantity
    from reservation_item where deleted_at is null group by 1, 2) kept
  where kept.inventory_item_id = level.inventory_item_id and kept.location_id = level.location_id`
