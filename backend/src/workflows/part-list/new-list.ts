import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { freeName, listNameKey } from "../../contract/part-list/list-name"
import { MOST_LISTS } from "../../contract/part-list/saved-list"
import { ShopError } from "../../errors/shop-error"
import { withKey } from "../basket/known-keys"
import type { ListLine } from "../basket/list-line"
import type { Step } from "../transaction/in-one-transaction"
import { writeSavedList } from "./held-list"
import { inLists } from "./in-lists"

export type NewList = {
  customer_id: string
  /** Its name, or what it is to be called like where that name is taken. */
  name: string | { like: string }
  note: string
  lines: ListLine[]
  idempotency_key?: string | undefined
}

/** The list of a call, and whether this very call has made it. */
export type MadeList = { list_id: string; customer_id: string; is_new: boolean }

const LISTS = `select id, name_key, added_under from part_list
  where customer_id = :customer_id and name is not null and deleted_at is null`

type Row = { id: string; name_key: string; added_under: string[] }

/** Makes a list, once per key. Throws list_name_taken, too_many_lists. */
export async function makeList(step: Step, wanted: NewList): Promise<MadeList> {
  const { customer_id, note, lines } = wanted
  // Of its own: what is added to the list later is told apart from its making.
  const key = wanted.idempotency_key && `made:${wanted.idempotency_key}`
  return inLists(step, customer_id, async (database) => {
    const { rows } = await database.raw<{ rows: Row[] }>(LISTS, { customer_id })
    const made = key && rows.find(({ added_under }) => added_under.includes(key))
    if (made) return { list_id: made.id, customer_id, is_new: false }
    const name = nameAmong(rows, wanted)
    const list_id = await insertList(database, { customer_id, name })
    const added_under = withKey([], key)
    await writeSavedList(database, { list_id, name, note, version: 1, lines, added_under })
    return { list_id, customer_id, is_new: true }
  })
}

function nameAmong(rows: readonly Row[], { name }: NewList): string {
  const facts = { most: MOST_LISTS }
  if (rows.length >= MOST_LISTS) throw new ShopError("too_many_lists", { facts })
  const taken = new Set(rows.map(({ name_key }) => name_key))
  if (typeof name !== "string") return freeName(name.like, taken)
  if (taken.has(listNameKey(name))) throw new ShopError("list_name_taken", { field: "name" })
  return name
}

const INSERT = `insert into part_list (id, customer_id, name, name_key)
  values (:id, :customer_id, :name, :name_key)`

async function insertList(
  database: Knex.Transaction,
  { customer_id, name }: { customer_id: string; name: string },
): Promise<string> {
  const id = generateEntityId(undefined, "plist")
  await database.raw(INSERT, { id, customer_id, name, name_key: listNameKey(name) })
  return id
}

/** Takes back a list that a failed workflow has made. */
export async function unmakeList(step: Step, { list_id, customer_id }: MadeList): Promise<void> {
  await inLists(step, customer_id, async (database) => {
    await database.raw("delete from part_list_line where list_id = ?", [list_id])
    await database.raw("delete from part_list where id = ?", [list_id])
  })
}
