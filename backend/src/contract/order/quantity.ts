import { z } from "@medusajs/framework/zod"
import { isNegative, negativeOf } from "../negative"

/** What a quantity is written as. */
export const WHOLE_PIECES = /^\d{1,9}$/

const WHOLE = "quantity must be a whole number"

/** Whole pieces as a number or as text; `below` is said of what is below zero. */
function pieces(below: string) {
  return z
    .union([z.number(), z.string()], { error: "quantity is required" })
    .transform((value) => String(value).trim())
    .refine((text) => text !== "", { error: "quantity is required", abort: true })
    .refine((text) => !isNegative(text), { error: below, abort: true })
    .refine((text) => WHOLE_PIECES.test(text), { error: WHOLE, abort: true })
    .transform(Number)
}

/** Pieces in stock, a whole number from 0; clients may send it as text ("50"). */
export const stock = pieces(negativeOf("stock")).meta({
  description: "Whole pieces from 0, as a number or as text",
  examples: [500, "500"],
})

/** A positive whole number of pieces; clients may send it as text ("50"). */
export const quantity = pieces(WHOLE)
  .refine((count) => count > 0, WHOLE)
  .meta({
    description: "Whole pieces from 1, as a number or as text",
    examples: [50, "50"],
  })
