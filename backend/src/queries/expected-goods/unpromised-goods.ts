import type { MedusaContainer } from "@medusajs/framework/types"
import type { UnpromisedGoods } from "../../stock/allocate-expected"
import { queryPrepared } from "../database/prepared-query"
import { IS_TO_COME, UNPROMISED } from "./to-come"

const GOODS = `select goods.inventory_item_id as item_id, goods.location_id,
    cast(${UNPROMISED} as double precision) as free
  from expected_goods goods
  where goods.inventory_item_id = any(cast(:ids as text[]))
    and goods.location_id = any(cast(:location_ids as text[])) and ${IS_TO_COME}
  order by goods.due, goods.id`

/** What is expected of inventory items at some locations and promised to nobody, the earliest first. */
export function readUnpromisedGoods(
  container: MedusaContainer,
  asked: { ids: readonly string[]; location_ids: readonly string[] },
): Promise<UnpromisedGoods[]> {
  return queryPrepared<UnpromisedGoods>(container, GOODS, asked)
}
