import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ExpectedGoods } from "../../contract/staff/expected-goods"
import { ShopError } from "../../errors/shop-error"

/** Expected goods whose level the transaction holds: nobody promises or reserves of it meanwhile. */
export type HeldGoods = Pick<ExpectedGoods, "id" | "due" | "reference" | "state"> & {
  inventory_item_id: string
  location_id: string
  quantity: number
  arrived_quantity: number
}

const LEVEL = `select from inventory_level level join expected_goods goods
    on goods.inventory_item_id = level.inventory_item_id
    and goods.location_id = level.location_id
  where goods.id = ? and goods.deleted_at is null and level.deleted_at is null
  for update of level`

const GOODS = `select id, inventory_item_id, location_id, quantity, arrived_quantity, due, reference, state
  from expected_goods where id = ?`

/** Holds goods that are still to come. Throws ShopError `goods_not_found`, `goods_settled`. */
export async function holdGoods(database: Knex.Transaction, id: string): Promise<HeldGoods> {
  const level = await database.raw<{ rows: unknown[] }>(LEVEL, [id])
  if (level.rows.length === 0) throw new ShopError("goods_not_found")
  const { rows } = await database.raw<{ rows: [HeldGoods] }>(GOODS, [id])
  const [goods] = rows
  if (goods.state !== "expected") throw new ShopError("goods_settled")
  return goods
}

/** Pieces that are still to come. */
export function openOf({ quantity, arrived_quantity }: HeldGoods): number {
  return Math.max(0, quantity - arrived_quantity)
}
