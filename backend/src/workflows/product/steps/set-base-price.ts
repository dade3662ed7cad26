import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type SetBasePriceInput = {
  price_id: string
  /** Major units. */
  amount: number
}

/** Of the methods that Medusa makes for the module's models; its types leave this one out. */
type Prices = {
  retrievePrice(id: string): Promise<{ amount: number }>
  updatePrices(change: { id: string; amount: number }): Promise<unknown>
}

export const setBasePriceStepId = "set-base-price"

/**
 * Writes one base price. Medusa's own updatePriceSetsStep removes all prices that it is not given,
 * other regions' too, and its compensation removes the rest.
 */
export const setBasePriceStep = createStep(
  setBasePriceStepId,
  async ({ price_id, amount }: SetBasePriceInput, { container }) => {
    const prices = container.resolve<Prices>(Modules.PRICING)
    const before = await prices.retrievePrice(price_id)
    await prices.updatePrices({ id: price_id, amount })
    return new StepResponse({ price_id }, { id: price_id, amount: before.amount })
  },
  async (before, { container }) => {
    if (before) await container.resolve<Prices>(Modules.PRICING).updatePrices(before)
  },
)
