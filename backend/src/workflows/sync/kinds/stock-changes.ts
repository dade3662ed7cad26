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
  const nameOf = await readNames(database, stock, wrote)
  const changes: Change[] = []
  for (const level of wrote) {
    const { id, stocked } = level
    const name = nameOf(level)
    const was = opened.has(id) ? null : { stocked: before.get(id) ?? null }
    if (!name || was?.stocked === stocked) continue
    const { thing_id, thing_name } = name
    changes.push({ thing_id, thing_name, before: was, after: { stocked } })
  }
  return changes
}

/** What the trail calls levels; read where the row's part does not tell. */
async function readNames(
  database: Knex,
  { taken, is_one_place }: TakenStock,
  wrote: readonly Level[],
): Promise<(level: Level) => Known | undefined> {
  const own = new Map<string, Known>()
  for (const { part } of is_one_place ? taken : []) {
    const known = { thing_id: part.product_id, thing_name: part.name }
    if (part.is_shared) continue
    for (const { inventory_item_id } of part.inventory) own.set(inventory_item_id, known)
  }
  const others = new Set<string>()
  for (const { inventory_item_id: id } of wrote) if (!own.has(id)) others.add(id)
  const facts = others.size === 0 ? [] : await READ_FACTS.stock(database, [...others])
  const names = new Map(facts.map((fact) => [fact.key, fact]))
  return ({ id, inventory_item_id }) => own.get(inventory_item_id) ?? names.get(id)
}
