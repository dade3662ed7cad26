import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { listNameKey } from "../../contract/part-list/list-name"
import { ShopError } from "../../errors/shop-error"
import type { OwnList } from "./held-list"

const TAKEN = `select from part_list where customer_id = :customer_id and name_key = :name_key
  and id <> :list_id and deleted_at is null`

/** Within inLists. Throws list_name_taken where another list of the person has this name. */
export async function refuseTakenName(
  database: Knex.Transaction,
  { name, ...own }: OwnList & { name: string },
): Promise<void> {
  const { rows } = await database.raw<{ rows: unknown[] }>(TAKEN, {
    ...own,
    name_key: listNameKey(name),
  })
  if (rows.length > 0) throw new ShopError("list_name_taken", { field: "name" })
}
