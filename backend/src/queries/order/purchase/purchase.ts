import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import { toSellable, type SellableRow } from "../../product/list/read-rows"
import { partOfId, partOfName, type OnePart } from "../../product/one-part"
import { bindingsOf, byId, PARTS_OF_IDS } from "../../product/parts"
import type { Sellable } from "../../product/sellable"
import { minimumInForce, STORED_MINIMUM } from "../../shop/shop-settings"
import { KEYED_ORDER, type OrderKey } from "./keyed-order"

type WantedPart = { product_id?: string; product_name: string }

export type Purchase = {
  /** The order that the customer placed under this Idempotency-Key before. */
  order_id: string | null
  /** In the order of what is wanted; undefined where a part is not sold. */
  parts: (Sellable | undefined)[]
  shop_minimum: number
}

type Row = { order_id: string | null; minimum: number | null; rows: SellableRow[] | null }

/**
 * What decides on a purchase. All parts are read with the key at one moment: whoever finds the
 * pieces gone finds the order of the same key that took them.
 */
export async function readPurchase(
  container: MedusaContainer,
  { customer_id, idempotency_key = "" }: OrderKey,
  wanted: readonly WantedPart[],
): Promise<Purchase> {
  const { statement, bindings, pick } = partsOf(wanted)
  const whole = `select (${KEYED_ORDER}) as order_id, (${STORED_MINIMUM}) as minimum, (
    select json_agg(part) from (${statement}) part where part.price is not null) as rows`
  const given = { ...bindings, customer_id, idempotency_key }
  const [found] = await queryPrepared<Row>(container, whole, given)
  return {
    order_id: found?.order_id ?? null,
    parts: pick(found?.rows?.map(toSellable) ?? []),
    shop_minimum: minimumInForce(found?.minimum ?? null),
  }
}

type Parts = Pick<OnePart, "statement" | "bindings"> & {
  /** The parts that are meant among those that were found. */
  pick: (found: Sellable[]) => Purchase["parts"]
}

function partsOf(wanted: readonly WantedPart[]): Parts {
  const [first, ...others] = wanted
  if (!first || others.length > 0)
    return partsOfIds(wanted.map(({ product_id = "" }) => product_id))
  const { product_id, product_name } = first
  const part = product_id ? partOfId(product_id) : partOfName(product_name)
  return { ...part, pick: (found) => [found.find(part.isMeant)] }
}

function partsOfIds(ids: readonly string[]): Parts {
  return {
    statement: PARTS_OF_IDS,
    bindings: bindingsOf(ids),
    pick: (found) => {
      const parts = byId(found)
      return ids.map((id) => parts.get(id))
    },
  }
}
