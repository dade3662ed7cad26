import { Modules } from "@medusajs/framework/utils"
import type { Sellable } from "../../queries/product/sellable"

type Context = { product: Sellable; reserved: string[] }

/** The links from the variant to what open orders still hold. */
export function reservedLinks({ product, reserved }: Context) {
  return reserved.map((inventory_item_id) => ({
    [Modules.PRODUCT]: { variant_id: product.variant_id },
    [Modules.INVENTORY]: { inventory_item_id },
  }))
}

export function isAlone({ product }: { product: Sellable }): boolean {
  return product.id === product.product_id
}

export function hasSiblings({ product }: { product: Sellable }): boolean {
  return !isAlone({ product })
}
