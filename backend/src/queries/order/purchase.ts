import type { MedusaContainer } from "@medusajs/framework/types"
import { partOfId, partOfName } from "../product/one-part"
import { toSellable, type SellableRow } from "../product/list/read-rows"
import { KEYED_ORDER, type OrderKey } from "./keyed-order"
import { queryPrepared } from "../database/prepared-query"
import type { Sellable } from "../product/sellable"
import { minimumInForce, STORED_MINIMUM } from "../shop/shop-settings"

type WantedPart = { product_id?: string; product_name: string }

export type Purchase = {
  /** The order that the customer placed under this Idempotency-Key before. */
  order_id: string | null
  /** In the order of what is wanted; undefined where a part is not sold. */
  parts: (Sellable | undefined)[]
  shop_minimum: number
}

type Row = { order_id: string | null; minimum: number | null; rows: SellableRow[] }

/**
 * What decides on a purchase. Each part is read with the key at one moment: whoever finds the pieces
 * gone finds the order of the same key that took them.
 */
export async function readPurchase(
  container: MedusaContainer,
  key: OrderKey,
  wanted: readonly WantedPart[],
): Promise<Purchase> {
  const found = await Promise.all(wanted.map((part) => readPart(container, key, part)))
  return {
    order_id: found.find(({ order_id }) => order_id)?.order_id ?? null,
    parts: found.map(({ sellable }) => sellable),
    shop_minimum: minimumInForce(found[0]?.minimum ?? null),
  }
}

async function readPart(
  container: MedusaContainer,
  { customer_id, idempotency_key = "" }: OrderKey,
  { product_id, product_name }: WantedPart,
) {
  const part = product_id ? partOfId(product_id) : partOfName(product_name)
  const bindings = { ...part.bindings, customer_id, idempotency_key }
  const statement = `select (${KEYED_ORDER}) as order_id, (${STORED_MINIMUM}) as minimum, part.rows
    from (${part.statement}) part`
  const [found] = await queryPrepared<Row>(container, statement, bindings)
  return {
    order_id: found?.order_id ?? null,
    minimum: found?.minimum ?? null,
    sellable: found?.rows.map(toSellable).find(part.isMeant),
  }
}
