import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ShopError } from "../../errors/shop-error"
import { holdName } from "../../locks/advisory-lock"
import { fitmentsLock } from "../../locks/locks"

/** A variant with the product that the trail has it under. */
export type HeldPart = { variant_id: string; thing_id: string; thing_name: string }

const PART = `select v.id as variant_id, p.id as thing_id, concat_ws(' ', p.title, v.sku) as thing_name
  from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
  where v.id = ? and v.deleted_at is null`

/**
 * Holds what is said of a part to the end of the transaction: changes by row and by file come one
 * after the other. Throws product_not_found.
 */
export async function holdPart(database: Knex.Transaction, variant_id: string): Promise<HeldPart> {
  await holdName(database, fitmentsLock(variant_id))
  const { rows } = await database.raw<{ rows: HeldPart[] }>(PART, [variant_id])
  const [part] = rows
  if (!part) throw new ShopError("product_not_found", { variant: "unknown" })
  return part
}
