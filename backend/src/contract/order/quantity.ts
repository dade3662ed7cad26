import { z } from "@medusajs/framework/zod"

/** What a quantity is written as. */
export const WHOLE_PIECES = /^\d{1,9}$/

/** Pieces in stock, a whole number from 0; clients may send it as text ("50"). */
export const stock = z
  .union([z.number(), z.string()], { error: "quantity is required" })
  .transform((value) => String(value).trim())
  .refine((text) => text !== "", { error: "quantity is required", abort: true })
  .refine((text) => WHOLE_PIECES.test(text), {
    error: "quantity must be a whole number",
    abort: true,
  })
  .transform(Number)
  .meta({
    description: "Whole pieces from 0, as a number or as text",
    examples: [500, "500"],
  })

/** A positive whole number of pieces; clients may send it as text ("50"). */
export const quantity = stock
  .refine((pieces) => pieces > 0, "quantity must be a whole number")
  .meta({
    description: "Whole pieces from 1, as a number or as text",
    examples: [50, "50"],
  })
