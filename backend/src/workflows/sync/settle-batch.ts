import type { MedusaContainer } from "@medusajs/framework/types"
import type { SyncKind } from "../../contract/sync/sync-run"
import type { StagedRow } from "../../queries/sync/staged-rows"
import { settleRows } from "../product-import/batch/settle-rows"
import { outdatedByGood } from "./outdated-rows"
import { settleCustomers } from "./kinds/settle-customers"
import { settleFitments } from "./kinds/settle-fitments"
import { settlePrices } from "./kinds/settle-prices"
import { settleProducts } from "./kinds/settle-products"
import { settleStock } from "./kinds/settle-stock"
import type { Batch, Outcome, SettleBatch } from "./outcome"

/**
 * A batch goes by no workflow: that would copy all its rows five times, and look through all of them
 * for other steps' answers.
 */
const KINDS: Readonly<Record<SyncKind, SettleBatch>> = {
  products: settleProducts,
  prices: settlePrices,
  stock: settleStock,
  customers: settleCustomers,
  fitments: settleFitments,
}

/** What became of a batch's rows, in their order. A row that is refused outdates no other. */
export async function settleBatch(container: MedusaContainer, batch: Batch): Promise<Outcome[]> {
  const { run } = batch
  const done = new Map<number, Outcome>()
  let open = await outdatedByGood(container, batch)
  while (open.length > 0) {
    for (const outcome of await settleTogether(container, { run, rows: open })) {
      done.set(outcome.row, outcome)
    }
    open = open.filter(({ row }) => {
      const { outdated_by = 0 } = done.get(row) ?? {}
      return done.get(outdated_by)?.status === "invalid"
    })
  }
  return batch.rows.flatMap(({ row }) => done.get(row) ?? [])
}

function settleTogether(container: MedusaContainer, { run, rows }: Batch): Promise<Outcome[]> {
  const step = { container, workflowId: "settle-batch" }
  return settleRows<StagedRow, Outcome>(container, rows, {
    write: (part) => KINDS[run.kind](step, { run, rows: part }),
    refuse: ({ row }, message) => ({
      ...{ row, key: "", status: "invalid" },
      problems: [{ field: "", message }],
    }),
  })
}
