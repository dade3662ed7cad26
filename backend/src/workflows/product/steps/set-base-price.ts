import { Modules } from "@medusajs/framework/utils"
import type { Context } from "@medusajs/framework/types"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"

export type SetBasePriceInput = {
  product_id: string
  price_id: string
  /** Major units. */
  amount: number
}

/** Of the methods that Medusa makes for the module's models; its types leave this one out. */
type Prices = {
  retrievePrice(id: string, config: object, context: Context): Promise<{ amount: number }>
  updatePrices(change: { id: string; amount: number }, context: Context): Promise<unknown>
}

export const setBasePriceStepId = "set-base-price"

/**
 * Writes one base price. Medusa's own updatePriceSetsStep removes all prices that it is not given,
 * other regions' too, and its compensation removes the rest.
 */
export const setBasePriceStep = createStep(
  setBasePriceStepId,
  async (input: SetBasePriceInput, step) => {
    const { result: amount, entry_ids } = await setPrice(step, input)
    return new StepResponse({ price_id: input.price_id }, { ...input, amount, entry_ids })
  },
  async (before, step) => {
    if (before) await setPrice(step, before)
  },
)

/** Answers the amount before; `entry_ids` are the entries of the trail that are taken back. */
function setPrice(
  step: StepExecutionContext,
  { product_id, price_id, amount, entry_ids = [] }: SetBasePriceInput & { entry_ids?: string[] },
) {
  const audited = { kind: "price", ids: [product_id], action: "changed", entry_ids } as const
  return inOneTransaction(step, (transaction) =>
    recordChanges(step, [transaction, audited], () =>
      transaction.within(
        step.container.resolve<Prices>(Modules.PRICING),
        async (prices, context) => {
          const before = await prices.retrievePrice(price_id, {}, context)
          await prices.updatePrices({ id: price_id, amount }, context)
          return before.amount
        },
      ),
    ),
  )
}
