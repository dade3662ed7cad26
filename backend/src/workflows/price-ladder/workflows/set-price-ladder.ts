import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { SetLadder } from "../../../contract/product/staff-ladder"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../../locks/locks"
import { type LadderOf, readLadderRecord } from "../../../queries/price-ladder/price-ladder"
import { readShop } from "../../../queries/shop/shop"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { restoreLadder, writeLadder, type WriteLadderInput } from "../write-ladder"

type SetPriceLadderInput = LadderOf & Pick<SetLadder, "rungs" | "seen">

const findLadderStepId = "find-ladder"

/** Whose prices they are, and in what currency. */
const findLadderStep = createStep(findLadderStepId, async (ladderOf: LadderOf, { container }) => {
  const { currency_code } = await readShop(container)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { product_id } = await readLadderRecord(database, { ...ladderOf, currency_code })
  return new StepResponse({ product_id, currency_code })
})

const writeLadderStepId = "write-ladder"

/** Writes the ladder in one transaction with its entry of the trail; undone to the one before. */
const writeLadderStep = createStep(
  writeLadderStepId,
  async ({ product_id, ...ladder }: WriteLadderInput & { product_id: string }, step) => {
    const { result, entry_ids } = await writing(step, { product_id }, (transaction) =>
      writeLadder(step.container, transaction, ladder),
    )
    return new StepResponse({ product_id }, { ...result, product_id, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    await writing(step, written, (transaction) =>
      restoreLadder(step.container, transaction, written),
    )
  },
)

/** `entry_ids` are the entries that are taken back. */
function writing<Result>(
  step: StepExecutionContext,
  { product_id, entry_ids = [] }: { product_id: string; entry_ids?: string[] },
  task: (transaction: SharedTransaction) => Promise<Result>,
) {
  const audited = { kind: "price", ids: [product_id], action: "changed", entry_ids } as const
  return inOneTransaction(step, (transaction) =>
    recordChanges(step, [transaction, audited], () => task(transaction)),
  )
}

const { timeout, ttl, retryInterval } = LOCK_PATIENCE

export const setPriceLadderWorkflowId = "set-price-ladder"

/** Sets a variant's prices by quantity, everybody's or a customer group's. Throws ShopError. */
export const setPriceLadderWorkflow = createWorkflow(
  setPriceLadderWorkflowId,
  (input: SetPriceLadderInput) => {
    const found = findLadderStep(input)
    const key = transform({ found }, ({ found }) => MEDUSA_LOCKS.product(found.product_id))
    acquireLockStep({ key, timeout, ttl, retryInterval })
    writeLadderStep(transform({ input, found }, ({ input, found }) => ({ ...input, ...found })))
    releaseLockStep({ key })
    return new WorkflowResponse(found)
  },
)
