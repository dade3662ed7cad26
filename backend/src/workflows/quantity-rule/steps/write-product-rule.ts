import type { ILinkModule, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import type { ProductRule } from "../../../contract/product-rule"
import { QUANTITY_RULE_MODULE } from "../../../modules/quantity-rule"
import type { QuantityRuleModuleService } from "../../../modules/quantity-rule/service"
import { readRuleWithin } from "../../../queries/product-rule"
import { ShopError } from "../../shop-error"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"

export type WriteProductRuleInput = { product_id: string; rule: ProductRule }

export const writeProductRuleStepId = "write-product-rule"

/** Sets what one order of a product may hold; undone to the rule before, or to none. */
export const writeProductRuleStep = createStep(
  writeProductRuleStepId,
  async ({ product_id, rule }: WriteProductRuleInput, step) => {
    const { result, entry_ids } = await writing(step, { product_id }, (transaction) =>
      writeRule(step, transaction, { product_id, rule }),
    )
    return new StepResponse({ product_id }, { ...result, product_id, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    await writing(step, written, (transaction) => restoreRule(step, transaction, written))
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

type Before = ProductRule & { id: string }
/** The rule before; null where there was none, and the one that was made is to go. */
type Written = { before: Before | null; created_id: string | null }

async function writeRule(
  { container }: StepExecutionContext,
  { database, within }: SharedTransaction,
  { product_id, rule }: WriteProductRuleInput,
): Promise<Written> {
  const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
  // One rule a product, also where two set the first one at once.
  await database.raw("select id from product where id = ? for no key update", [product_id])
  const before = await readRuleWithin(database, product_id)
  if (!before) throw productNotFound()
  const { rule_id, ...values } = before
  if (rule_id) {
    await within(rules, (service, context) =>
      service.updateQuantityRules({ id: rule_id, ...rule }, context),
    )
    return { before: { id: rule_id, ...values }, created_id: null }
  }
  const { id } = await within(rules, (service, context) =>
    service.createQuantityRules(rule, context),
  )
  await within(ruleLinks(container), (links, context) =>
    links.create(product_id, id, undefined, context),
  )
  return { before: null, created_id: id }
}

async function restoreRule(
  { container }: StepExecutionContext,
  { within }: SharedTransaction,
  { before, created_id, product_id }: Written & { product_id: string },
): Promise<void> {
  const rules = container.resolve<QuantityRuleModuleService>(QUANTITY_RULE_MODULE)
  if (before) {
    await within(rules, (service, context) => service.updateQuantityRules(before, context))
  }
  if (created_id) {
    await within(ruleLinks(container), (links, context) =>
      links.delete({ product_id, quantity_rule_id: created_id }, context),
    )
    await within(rules, (service, context) => service.deleteQuantityRules(created_id, context))
  }
}

/** The service that joins products with their rules. */
function ruleLinks(container: MedusaContainer): ILinkModule {
  const links = container.resolve(ContainerRegistrationKeys.LINK)
  const parts = [Modules.PRODUCT, "product_id", QUANTITY_RULE_MODULE, "quantity_rule_id"] as const
  const service = links.getLinkModule(...parts)
  if (service) return service
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Products have no link to their rules")
}

function productNotFound(): ShopError {
  return new ShopError({
    code: "product_not_found",
    type: MedusaError.Types.NOT_FOUND,
    message: "There is no such product",
  })
}
