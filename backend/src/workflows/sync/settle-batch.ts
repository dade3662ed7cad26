import { CustomerWorkflowEvents, Modules, ProductWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { SyncKind } from "../../contract/sync/sync-run"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../locks/locks"
import { settleCustomers } from "./kinds/settle-customers"
import { settlePrices } from "./kinds/settle-prices"
import { settleProducts } from "./kinds/settle-products"
import { settleStock } from "./kinds/settle-stock"
import type { Batch, SettleBatch } from "./outcome"

const KINDS: Readonly<Record<SyncKind, SettleBatch>> = {
  products: settleProducts,
  prices: settlePrices,
  stock: settleStock,
  customers: settleCustomers,
}

const settleBatchStepId = "settle-batch"

/** All of a batch in one transaction; nothing behind it can ask for it to be undone. */
const settleBatchStep = createStep(settleBatchStepId, async (batch: Batch, step) => {
  const { kind } = batch.run
  const settled = await step.container
    .resolve(Modules.LOCKING)
    .execute(MEDUSA_LOCKS.sync(kind), () => KINDS[kind](step, batch), LOCK_PATIENCE)
  return new StepResponse(settled)
})

export const settleBatchWorkflowId = "settle-batch"

/** Does what some rows of a run say, and tells other programs of the things that it made and changed. */
export const settleBatchWorkflow = createWorkflow(settleBatchWorkflowId, (batch: Batch) => {
  const settled = settleBatchStep(batch)
  const told = transform({ batch, settled }, ({ batch: { run }, settled }) => {
    const asData = (ids: readonly string[]) => (run.is_dry_run ? [] : ids.map((id) => ({ id })))
    const { CREATED, UPDATED } =
      run.kind === "customers" ? CustomerWorkflowEvents : ProductWorkflowEvents
    return {
      created: { eventName: CREATED, data: asData(settled.created_ids) },
      changed: { eventName: UPDATED, data: asData(settled.changed_ids) },
    }
  })
  emitEventStep(told.created)
  emitEventStep(told.changed).config({
    name: "emit-changed",
  })
  const outcomes = transform({ settled }, ({ settled }) => settled.outcomes)
  return new WorkflowResponse(outcomes)
})
