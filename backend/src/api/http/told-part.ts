import type { MedusaRequest } from "@medusajs/framework/http"
import { ShopError } from "../../errors/shop-error"
import { readSellable } from "../../queries/product/products"
import { buyerOf } from "./auth/signed-in"

/** The variant that the address's id names to the caller. Throws product_not_found. */
export async function variantOfAddress(req: MedusaRequest): Promise<string> {
  const sellable = await readSellable(req.scope, String(req.params.id), buyerOf(req))
  if (!sellable) throw new ShopError("product_not_found")
  return sellable.variant_id
}
