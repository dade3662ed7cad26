import type { MedusaContainer } from "@medusajs/framework/types"
import { readShopMinimum } from "../shop/shop-settings"

/** A part is low on stock when it is not enough for so many of the smallest orders. */
const SMALLEST_ORDERS = 2

/** Of how many pieces a part needs fewer to be low on stock. */
export async function readLowMark(container: MedusaContainer): Promise<number> {
  return SMALLEST_ORDERS * (await readShopMinimum(container))
}
