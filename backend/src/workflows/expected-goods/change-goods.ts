import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { lockAudited } from "../audit/lock-audited"
import { writeEntries } from "../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../transaction/in-one-transaction"
import { holdGoods, openOf, type HeldGoods } from "./held-goods"

type Changed = { id: string; action: string }
type Task = (transaction: SharedTransaction, goods: HeldGoods) => Promise<void>

/**
 * Changes goods that are still to come, in one transaction with its entry of the trail. It holds
 * their level, as whoever promises or reserves of it does. Throws what `holdGoods` and the task do.
 */
export function changeHeldGoods(
  step: StepExecutionContext,
  { id, action }: Changed,
  task: Task,
): Promise<HeldGoods> {
  return inOneTransaction(step, async (transaction) => {
    const { database } = transaction
    await lockAudited(transaction, { kind: "stock", ids: [id] })
    const before = await holdGoods(database, id)
    await task(transaction, before)
    const [after] = await database<HeldGoods>("expected_goods").where({ id })
    const thing = await thingOf(database, before)
    const changes = [{ ...thing, before: toldOf(before), after: toldOf(after ?? before) }]
    await writeEntries(step, transaction, { audited: { kind: "stock", action }, changes })
    return after ?? before
  })
}

/** What the trail tells of goods. */
export function toldOf(goods: HeldGoods) {
  const { reference, due, state, arrived_quantity: arrived } = goods
  return { expected: openOf(goods), arrived, due, reference, state }
}

const THING = `select coalesce(p.id, item.id) as thing_id,
    coalesce(p.title, item.title, item.sku, item.id) as thing_name
  from inventory_item item
  left join product_variant_inventory_item part
    on part.inventory_item_id = item.id and part.deleted_at is null
  left join product_variant v on v.id = part.variant_id and v.deleted_at is null
  left join product p on p.id = v.product_id
  where item.id = ? order by p.id limit 1`

/** The product that the trail has it under, as it has stock. */
export async function thingOf(
  database: Knex.Transaction,
  { inventory_item_id }: Pick<HeldGoods, "inventory_item_id">,
): Promise<{ thing_id: string; thing_name: string }> {
  type Rows = { rows: { thing_id: string; thing_name: string }[] }
  const { rows } = await database.raw<Rows>(THING, [inventory_item_id])
  return rows[0] ?? { thing_id: inventory_item_id, thing_name: inventory_item_id }
}
