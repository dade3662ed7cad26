import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"
import { IS_TO_COME, UNPROMISED } from "../../queries/expected-goods/to-come"
import { allocate, type Free } from "./allocate"
import type { HeldGoods } from "./held-goods"

type Promised = {
  id: string
  reservation_id: string
  place: number
  quantity: number
  due: string
  created_at: Date
}

type Database = Knex.Transaction

/** Promises of goods whose level is held, in the order in which they were made. */
async function promisesOf(database: Database, { id }: HeldGoods): Promise<Promised[]> {
  return database<Promised>("promised_goods")
    .where({ goods_id: id })
    .orderBy(["place", "due", "id"])
}

/** What came is there for those whose promise came first: they wait for it no longer. */
export async function servePromises(
  database: Database,
  goods: HeldGoods,
  arrived: number,
): Promise<void> {
  let left = arrived
  for (const { id, quantity } of await promisesOf(database, goods)) {
    if (left <= 0) return
    const rest = quantity - left
    if (rest <= 0) await database("promised_goods").where({ id }).delete()
    else await database("promised_goods").where({ id }).update({ quantity: rest })
    left -= quantity
  }
}

const MOVE_DATE = `update promised_goods
  set former_due = due, due = :due, moved_at = now(), updated_at = now()
  where goods_id = :id and due <> :due`

/** Whoever waits for goods waits for their new day; which day it was is kept to be told. */
export async function movePromises(
  database: Database,
  { id }: HeldGoods,
  due: string,
): Promise<void> {
  await database.raw(MOVE_DATE, { id, due })
}

const OTHER_GOODS = `select goods.id, goods.due,
    ${UNPROMISED} as free
  from expected_goods goods
  where goods.inventory_item_id = :inventory_item_id and goods.location_id = :location_id
    and goods.id <> :id and ${IS_TO_COME}`

/**
 * Promises that these goods do not keep are kept by the next that are to come there, in the order in
 * which they were made. Throws ShopError `goods_promised` where those are not enough: no promise is
 * dropped.
 */
export async function passPromisesOn(database: Database, goods: HeldGoods): Promise<void> {
  const promises = await promisesOf(database, goods)
  if (promises.length === 0) return
  const { id, inventory_item_id, location_id } = goods
  const place = { id, inventory_item_id, location_id }
  const { rows } = await database.raw<{ rows: Free[] }>(OTHER_GOODS, place)
  const others = rows.map((row) => ({ ...row, free: Number(row.free) }))
  const { allocated, missing } = allocate(promises, others)
  if (missing > 0) throw new ShopError("goods_promised", { facts: { pieces: missing } })
  await database("promised_goods").where({ goods_id: id }).delete()
  const moved_at = database.fn.now()
  await database("promised_goods").insert(
    allocated.map(({ promise, goods_id, due, quantity }) => ({
      id: generateEntityId(undefined, "pgoods"),
      goods_id,
      reservation_id: promise.reservation_id,
      place: promise.place,
      quantity,
      due,
      created_at: promise.created_at,
      ...(due !== promise.due && { former_due: promise.due, moved_at }),
    })),
  )
}
