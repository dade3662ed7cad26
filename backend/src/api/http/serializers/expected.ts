import type { Product } from "../../../contract/product/product"
import type { Sellable } from "../../../queries/product/sellable"

/** What can be promised of a part, where staff allow it and something is to come. */
export function expectedOf({ expected }: Pick<Sellable, "expected">): Pick<Product, "expected"> {
  return expected.length > 0 ? { expected } : {}
}
