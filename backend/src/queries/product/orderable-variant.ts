import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { EXPECTED } from "../expected-goods/to-come"
import { AVAILABLE, RULE, SOLD } from "./list/sellable-rows"
import { RULE_OF_PRODUCT, SHOP } from "./price-in-force"
import type { Sellable } from "./sellable"

type OrderableVariant = Pick<Sellable, "rule" | "available" | "expected">

const OF_VARIANT = `with ${SHOP}
select cast(${AVAILABLE} as float8) as available, ${EXPECTED} as expected, ${RULE} as rule
from product_variant v
join product p on p.id = v.product_id
cross join shop
cross join ${RULE_OF_PRODUCT}
where v.id = :id and ${SOLD}`

/**
 * How much of a variant can be ordered at once, whoever buys: of one that only some customers have a
 * price for, too. Undefined for one that is not sold.
 */
export async function readOrderableVariant(
  container: MedusaContainer,
  id: string,
): Promise<OrderableVariant | undefined> {
  const [found] = await queryPrepared<OrderableVariant>(container, OF_VARIANT, { id })
  return found
}
