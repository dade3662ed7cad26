import { Modules } from "@medusajs/framework/utils"
import { LOCK_PATIENCE } from "../../../locks/locks"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import type { SettleBatch } from "../outcome"
import { endTrial, orTrial } from "../trial"
import { writeVersions } from "../write-versions"
import { type AskedStock, judgeStock } from "./judge-stock"
import { writeStock } from "./write-stock"

/** How many pieces there are, in one transaction with the changes' entries of the trail. */
export const settleStock: SettleBatch = async (step, batch) => {
  const { container } = step
  const { run } = batch
  const { outcomes, taken, selling, is_one_place } = await judgeStock(container, batch)
  const items = [...new Set(taken.flatMap(itemsOf))].sort()
  let changed: ReadonlySet<string> = new Set()
  const write = () =>
    inOneTransaction(step, async (transaction) => {
      changed = await writeStock(step, transaction, { items, taken, selling, is_one_place })
      await writeVersions(transaction.database, run.kind, taken)
      if (run.is_dry_run) endTrial()
    })
  if (taken.length > 0) {
    await orTrial(container.resolve(Modules.LOCKING).execute(items, write, LOCK_PATIENCE))
  }
  const updated = new Set(
    taken.filter((one) => itemsOf(one).some((id) => changed.has(id))).map(({ row }) => row),
  )
  return outcomes.map((outcome) =>
    updated.has(outcome.row) ? { ...outcome, status: "updated" } : outcome,
  )
}

function itemsOf({ part }: AskedStock): string[] {
  return part.inventory.map(({ inventory_item_id }) => inventory_item_id)
}
