import type { MedusaContainer } from "@medusajs/framework/types"
import { partOfId, partOfName } from "../product/one-part"
import { toSellable, type SellableRow } from "../product/list/read-rows"
import { KEYED_ORDER, type OrderKey } from "./keyed-order"
import { readPrepared } from "../database/prepared-query"
import type { Sellable } from "../product/sellable"
import { minimumInForce, STORED_MINIMUM } from "../shop/shop-settings"

type Wish = OrderKey & { product_id?: string; product_name: string }

export type Purchase = {
  /** The order that the customer placed under this Idempotency-Key before. */
  order_id: string | null
  /** Undefined where the part is not sold. */
  sellable: Sellable | undefined
  shop_minimum: number
}

type Row = { order_id: string | null; minimum: number | null; rows: SellableRow[] }

/**
 * What decides on a purchase, as it is at one moment: whoever finds the pieces gone finds the order
 * of the same key that took them.
 */
export async function readPurchase(
  container: MedusaContainer,
  { product_id, product_name, customer_id, idempotency_key = "" }: Wish,
): Promise<Purchase> {
  const part = product_id ? partOfId(product_id) : partOfName(product_name)
  const bindings = { ...part.bindings, customer_id, idempotency_key }
  const statement = `select (${KEYED_ORDER}) as order_id, (${STORED_MINIMUM}) as minimum, part.rows
    from (${part.statement}) part`
  const [found] = await readPrepared<Row>(container, statement, bindings)
  return {
    order_id: found?.order_id ?? null,
    sellable: found?.rows.map(toSellable).find(part.isMeant),
    shop_minimum: minimumInForce(found?.minimum ?? null),
  }
}
