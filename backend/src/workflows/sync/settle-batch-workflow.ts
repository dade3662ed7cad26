import { CustomerWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { settleCustomers } from "./kinds/settle-customers"
import { settleProducts } from "./kinds/settle-products"
import type { Batch, SettleBatch } from "./outcome"

/** What is written through modules' services, too, which take part in a workflow. */
type WholeKind = "products" | "customers"

const KINDS: Readonly<Record<WholeKind, SettleBatch>> = {
  products: settleProducts,
  customers: settleCustomers,
}

type WholeBatch = Batch & { kind: WholeKind }

const settleBatchStepId = "settle-batch"

/** All of a batch in one transaction; nothing behind it can ask for it to be undone. */
const settleBatchStep = createStep(settleBatchStepId, async (batch: WholeBatch, step) => {
  const { kind } = batch
  return new StepResponse(await KINDS[kind](step, batch))
})

export const settleBatchWorkflowId = "settle-batch"

/** Does what some rows of a run say, and tells other programs of the things that it made and changed. */
export const settleBatchWorkflow = createWorkflow(settleBatchWorkflowId, (batch: WholeBatch) => {
  const settled = settleBatchStep(batch)
  const told = transform({ batch, settled }, ({ batch: { kind, run }, settled }) => {
    const asData = (ids: readonly string[]) => (run.is_dry_run ? [] : ids.map((id) => ({ id })))
    const { CREATED, UPDATED } =
      kind === "customers" ? CustomerWorkflowEvents : ProductWorkflowEvents
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
