import type { MedusaContainer } from "@medusajs/framework/types"
import type { SyncKind } from "../../contract/sync/sync-run"
import type { StagedRow } from "../../queries/sync/staged-rows"
import { settleRows } from "../product-import/batch/settle-rows"
import { settleFitments } from "./kinds/settle-fitments"
import { settlePrices } from "./kinds/settle-prices"
import { settleStock } from "./kinds/settle-stock"
import type { Batch, Outcome, SettleAndTell } from "./outcome"
import { settleBatchWorkflow, settleBatchWorkflowId } from "./settle-batch-workflow"

/**
 * Prices, stock and fitments are statements alone. They go by no workflow, which would copy their thousand rows
 * five times, and look through all of them for other steps' answers.
 */
const KINDS: Readonly<Record<SyncKind, SettleAndTell>> = {
  products: throughWorkflow("products"),
  prices: settlePrices,
  stock: settleStock,
  customers: throughWorkflow("customers"),
  fitments: settleFitments,
}

/** What became of a batch's rows, in their order. */
export function settleBatch(container: MedusaContainer, { run, rows }: Batch): Promise<Outcome[]> {
  const step = { container, workflowId: settleBatchWorkflowId }
  return settleRows<StagedRow, Outcome>(container, rows, {
    write: (part) => KINDS[run.kind](step, { run, rows: part }),
    refuse: ({ row }, message) => ({
      ...{ row, key: "", status: "invalid" },
      problems: [{ field: "", message }],
    }),
  })
}

function throughWorkflow(kind: "products" | "customers"): SettleAndTell {
  return async ({ container }, { run, rows }) =>
    (await settleBatchWorkflow(container).run({ input: { kind, run, rows } })).result
}
