import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product/product-rule"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { restoreRule, writeRule } from "../write-rule"

export type WriteProductRuleInput = { product_id: string; rule: ProductRule }

export const writeProductRuleStepId = "write-product-rule"

/** Sets what one order of a product may hold; undone to the rule before, or to none. */
export const writeProductRuleStep = createStep(
  writeProductRuleStepId,
  async ({ product_id, rule }: WriteProductRuleInput, step) => {
    const { result, entry_ids } = await writing(step, { product_id }, (transaction) =>
      writeRule(step.container, transaction, { product_id, rule }),
    )
    return new StepResponse({ product_id }, { ...result, product_id, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    await writing(step, written, (transaction) => restoreRule(step.container, transaction, written))
  },
)

/** With the entry of the trail in the same transaction; `entry_ids` are those that are taken back. */
function writing<Result>(
  step: StepExecutionContext,
  { product_id, entry_ids = [] }: { product_id: string; entry_ids?: string[] },
  task: (transaction: SharedTransaction) => Promise<Result>,
) {
  const audited = {
    kind: "quantity_rule",
    ids: [product_id],
    action: "changed",
    entry_ids,
  } as const
  return inOneTransaction(step, (transaction) =>
    recordChanges(step, [transaction, audited], () => task(transaction)),
  )
}
