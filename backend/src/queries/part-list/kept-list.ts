import type { MedusaContainer } from "@medusajs/framework/types"
import { LINES_OF_LIST, type KeptLine } from "../basket/kept-basket"
import { queryPrepared } from "../database/prepared-query"
import { isoTimeSql } from "../../spelling/iso-time"

export type KeptListLine = KeptLine & { note: string }

/** A saved list as it is kept. */
export type KeptList = {
  id: string
  name: string
  note: string
  version: number
  share_token: string | null
  changed_at: string
  lines: KeptListLine[]
}

/** When a list was changed last, as the contract writes times. */
export const CHANGED_AT = isoTimeSql("list.updated_at")

/** A list that its person has saved: a basket has no name. */
export const IS_SAVED = "list.name is not null and list.deleted_at is null"

const listBy = (condition: string) => `select list.id, list.name, list.note, list.version,
    list.share_token, ${CHANGED_AT} as changed_at, ${LINES_OF_LIST} as lines
  from part_list list where ${condition} and ${IS_SAVED}`

const OWN_LIST = listBy("list.id = :id and list.customer_id = :customer_id")
const SHARED_LIST = listBy("list.share_token = :token")

/** A list of this person's own; undefined for anybody else's. */
export async function readOwnList(
  container: MedusaContainer,
  own: { id: string; customer_id: string },
): Promise<KeptList | undefined> {
  const [list] = await queryPrepared<KeptList>(container, OWN_LIST, own)
  return list
}

/** The list that a link names; undefined where it is not shared any more. */
export async function readSharedList(
  container: MedusaContainer,
  token: string,
): Promise<KeptList | undefined> {
  const [list] = await queryPrepared<KeptList>(container, SHARED_LIST, { token })
  return list
}
