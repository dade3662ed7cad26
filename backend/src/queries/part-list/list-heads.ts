import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListHead } from "../../contract/part-list/saved-list"
import { queryPrepared } from "../database/prepared-query"
import { CHANGED_AT, IS_SAVED } from "./kept-list"

const HEADS = `select list.id as "_id", list.name, list.note, list.version,
    ${CHANGED_AT} as "changedAt", list.share_token is not null as "isShared",
    (select count(*)::int from part_list_line line
      where line.list_id = list.id and line.deleted_at is null) as lines
  from part_list list where list.customer_id = :customer_id and ${IS_SAVED}
  order by list.name_key`

/** A person's saved lists, by name. */
export async function readListHeads(
  container: MedusaContainer,
  customer_id: string,
): Promise<ListHead[]> {
  return queryPrepared<ListHead>(container, HEADS, { customer_id })
}
