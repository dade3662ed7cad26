import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product/product-rule"
import { readShopMinimum } from "../../../queries/shop/shop-settings"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { ruleProblem } from "../rule-problem"
import { restoreRule, writeRule } from "../write-rule"

type WriteProductRuleInput = { product_id: string; rule: ProductRule }

const writeProductRuleStepId = "write-product-rule"

/** Sets what one order of a product may hold; undone to the rule before, or to none. */
const writeProductRuleStep = createStep(
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

type CheckProductRuleInput = { rule: ProductRule }

const checkProductRuleStepId = "check-product-rule"

/** Throws ShopError `rule_allows_nothing` for a rule whose maximum is below its first quantity. */
const checkProductRuleStep = createStep(
  checkProductRuleStepId,
  async ({ rule }: CheckProductRuleInput, { container }) => {
    const problem = ruleProblem(rule, await readShopMinimum(container))
    if (problem) throw problem
    return new StepResponse({ rule })
  },
)

export const setProductRuleWorkflowId = "set-product-rule"

/** Sets what one order of a product may hold. Throws ShopError for a rule that allows nothing. */
export const setProductRuleWorkflow = createWorkflow(
  setProductRuleWorkflowId,
  (input: WriteProductRuleInput) => {
    checkProductRuleStep({ rule: input.rule })
    return new WorkflowResponse(writeProductRuleStep(input))
  },
)
