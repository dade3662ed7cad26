import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { listNameKey } from "../../contract/part-list/list-name"
import { ShopError } from "../../errors/shop-error"
import { readHeldLines, writeList, type HeldBasket } from "../basket/held-basket"

/** A saved list that this transaction holds: nobody else changes it meanwhile. */
export type HeldList = HeldBasket & { name: string; note: string }

/** Which of whose lists. */
export type OwnList = { list_id: string; customer_id: string }

const OWN = `from part_list where id = :list_id and customer_id = :customer_id
  and name is not null and deleted_at is null`

const HEAD = `select id as list_id, name, note, version, added_under ${OWN}`

/** Within inLists. Throws list_not_found for anybody else's list too. */
export async function holdList(database: Knex.Transaction, own: OwnList): Promise<HeldList> {
  type Row = Omit<HeldList, "lines">
  const { rows } = await database.raw<{ rows: Row[] }>(HEAD, own)
  const [list] = rows
  if (!list) throw new ShopError("list_not_found")
  return { ...list, lines: await readHeldLines(database, list.list_id) }
}

const RENAME = `update part_list set name = :name, name_key = :name_key, note = :note
  where id = :list_id`

/** Has a list that is held say this. */
export async function writeSavedList(database: Knex.Transaction, list: HeldList): Promise<void> {
  const { list_id, name, note } = list
  await database.raw(RENAME, { list_id, name, name_key: listNameKey(name), note })
  await writeList(database, list)
}
