import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Change } from "../../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../../queries/audit/facts/read-facts"
import type { Level } from "../../product/stock-levels"
import type { AskedStock } from "./judge-stock"

export type TakenStock = {
  taken: readonly AskedStock[]
  /** Whether nothing of the shop lies anywhere but at one location. */
  is_one_place: boolean
}

type Written = {
  wrote: readonly Level[]
  opened: ReadonlySet<string>
  /** What was stocked, by level. */
  before: ReadonlyMap<string, number>
}

type Known = Pick<Change, "thing_id" | "thing_name">

/** As the trail tells it: what was there and what is there now are known. */
export async function stockChanges(
  database: Knex,
  stock: TakenStock,
  { wrote, opened, before }: Written,
): Promise<Change[]> {
  const names = await namesOf(database, stock, wrote)
  return wrote.flatMap(({ id, stocked }) => {
    const name = names.get(id)
    const was = opened.has(id) ? null : { stocked: before.get(id) ?? null }
    if (!name || was?.stocked === stocked) return []
    return [{ ...name, before: was, after: { stocked } }]
  })
}

/** What the trail calls levels, by level; read where the row's part does not tell. */
async function namesOf(
  database: Knex,
  { taken, is_one_place }: TakenStock,
  wrote: readonly Level[],
): Promise<ReadonlyMap<string, Known>> {
  const own = new Map<string, Known>()
  for (const { part } of is_one_place ? taken : []) {
    const known = { thing_id: part.product_id, thing_name: part.name }
    if (part.is_shared) continue
    for (const { inventory_item_id } of part.inventory) own.set(inventory_item_id, known)
  }
  const names = new Map<string, Known>()
  const others = new Set<string>()
  for (const { id, inventory_item_id } of wrote) {
    const known = own.get(inventory_item_id)
    if (known) names.set(id, known)
    else others.add(inventory_item_id)
  }
  const facts = others.size === 0 ? [] : await READ_FACTS.stock(database, [...others])
  for (const { key, thing_id, thing_name } of facts) names.set(key, { thing_id, thing_name })
  return names
}
