import { z } from "@medusajs/framework/zod"
import { isNegative, negativeOf } from "./negative"

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/
/** What a client computed may carry the noise of floating point: 10.1 × 441 is 4454.099999999999. */
const COMPUTED = /^\d{1,12}(\.\d{1,20})?$/
/** Far below any currency's smallest unit, far above the noise. */
const NOISE = 1e-6

/** An amount in major units (dollars, not cents); clients may send it as text ("9.5"). */
export const money = amountLike(AMOUNT)

/**
 * An amount that a client saw and that is compared with the right one: any number of decimals, as
 * `isSameAmount` decides.
 */
export const seenMoney = amountLike(COMPUTED)

/** Whether an amount that a client saw is the right one: within half of the currency's smallest unit. */
export function isSameAmount(seen: number, right: number, currency: string): boolean {
  return seen === right || Math.abs(seen - right) <= smallestUnit(currency) / 2 + NOISE
}

/** An amount in major units as a sentence for people has it: "$16.00", or as fine as it is. */
export function moneyText(amount: number, currency: string): string {
  const style = { style: "currency", currency, maximumFractionDigits: 6 } as const
  return new Intl.NumberFormat("en-US", style).format(amount)
}

/** In major units: 0.01 for dollars, 1 for yen. */
function smallestUnit(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2)
}

function amountLike(pattern: RegExp) {
  return z
    .union([z.number(), z.string()], { error: "Price is required" })
    .transform((value) => String(value).trim())
    .refine((text) => text !== "", { error: "Price is required", abort: true })
    .refine((text) => !isNegative(text), { error: negativeOf("price"), abort: true })
    .refine((text) => pattern.test(text), "must be an amount of money")
    .transform(Number)
    .meta({
      description: "Major units (dollars, not cents), as a number or as text",
      examples: [9.5, "9.50"],
    })
}
