import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { StaffRung } from "../../contract/product/staff-ladder"
import { ShopError } from "../../errors/shop-error"
import { effectiveRungs, isSameLadder } from "../../queries/price-ladder/effective-rungs"
import { type LadderOf, readLadderRecord } from "../../queries/price-ladder/price-ladder"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { ladderChange, type RungRow, rowsBefore } from "./ladder-change"

type PriceFields = RungRow & {
  price_set_id: string
  price_list_id: string | null
  currency_code: string
}

type NewList = {
  title: string
  description: string
  type: "override"
  status: "active"
  rules: Record<string, string[]>
}

/** Of the methods that Medusa makes for the module's models; its types leave some out. */
type Prices = {
  createPrices(rows: PriceFields[], context: Context): Promise<{ id: string }[]>
  updatePrices(rows: (RungRow & { id: string })[], context: Context): Promise<unknown>
  deletePrices(ids: string[], context: Context): Promise<unknown>
  softDeletePrices(ids: string[], config: object, context: Context): Promise<unknown>
  restorePrices(ids: string[], config: object, context: Context): Promise<unknown>
  createPriceLists(lists: NewList[], context: Context): Promise<{ id: string }[]>
  deletePriceLists(ids: string[], context: Context): Promise<unknown>
}

export type WriteLadderInput = LadderOf & {
  currency_code: string
  rungs: readonly StaffRung[]
  seen: readonly StaffRung[]
}

/** What was written, to be put back. */
export type WrittenLadder = {
  created_ids: string[]
  updated_before: (RungRow & { id: string })[]
  removed_ids: string[]
  created_list_id: string | null
}

const NOTHING: WrittenLadder = {
  ...{ created_ids: [], updated_before: [], removed_ids: [] },
  created_list_id: null,
}

/**
 * Writes a ladder into Medusa's own prices; one that is there already is left alone. Throws
 * ShopError `product_not_found`, `customer_group_not_found` and `ladder_changed`.
 */
export async function writeLadder(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { rungs, seen, ...ladderOf }: WriteLadderInput,
): Promise<WrittenLadder> {
  const { customer_group_id, currency_code } = ladderOf
  // One list a group, also where two set its first price at once.
  await database.raw("select id from customer_group where id = ? for no key update", [
    customer_group_id,
  ])
  const record = await readLadderRecord(database, ladderOf)
  const now = effectiveRungs(record.rows)
  if (isSameLadder(now, rungs)) return NOTHING
  if (!isSameLadder(now, seen)) throw new ShopError("ladder_changed")
  const change = ladderChange(record.rows, rungs)
  return within(container.resolve<Prices>(Modules.PRICING), async (prices, context) => {
    const isNewList = customer_group_id !== null && record.list_id === null
    const [made] = isNewList
      ? await prices.createPriceLists([listOf(customer_group_id, record.group_name)], context)
      : []
    const place = {
      price_set_id: record.price_set_id,
      price_list_id: made?.id ?? record.list_id,
      currency_code,
    }
    if (change.remove.length > 0) await prices.softDeletePrices(change.remove, {}, context)
    if (change.update.length > 0) await prices.updatePrices(change.update, context)
    const rows = change.create.map((row) => ({ ...place, ...row }))
    const created = rows.length > 0 ? await prices.createPrices(rows, context) : []
    return {
      created_ids: created.map(({ id }) => id),
      updated_before: rowsBefore(record.rows, change),
      removed_ids: change.remove,
      created_list_id: made?.id ?? null,
    }
  })
}

/** Puts back what `writeLadder` found. */
export async function restoreLadder(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { created_ids, updated_before, removed_ids, created_list_id }: WrittenLadder,
): Promise<void> {
  await within(container.resolve<Prices>(Modules.PRICING), async (prices, context) => {
    if (created_ids.length > 0) await prices.deletePrices(created_ids, context)
    if (updated_before.length > 0) await prices.updatePrices(updated_before, context)
    if (removed_ids.length > 0) await prices.restorePrices(removed_ids, {}, context)
    if (created_list_id) await prices.deletePriceLists([created_list_id], context)
  })
}

function listOf(groupId: string, groupName: string | null): NewList {
  return {
    title: groupName ?? groupId,
    description: `Prices of the customer group ${groupName ?? groupId}, kept by its ladders`,
    type: "override",
    status: "active",
    rules: { "customer.groups.id": [groupId] },
  }
}
