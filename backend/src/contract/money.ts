import { z } from "@medusajs/framework/zod"

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/

/** An amount in major units (dollars, not cents); clients may send it as text ("9.5"). */
export const money = z
  .union([z.number(), z.string()], { error: "Price is required" })
  .transform((value) => String(value).trim())
  .refine((text) => text !== "", { error: "Price is required", abort: true })
  .refine((text) => AMOUNT.test(text), "must be an amount of money")
  .transform(Number)
  .meta({
    description: "Major units (dollars, not cents), as a number or as text",
    examples: [9.5, "9.50"],
  })
