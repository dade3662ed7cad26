import { z } from "@medusajs/framework/zod"
import { MOST_BASKET_LINES } from "../list-sizes"
import { addedLines } from "../order/added-lines"
import { expectedPieces } from "../order/due-dates"
import { quantity } from "../order/quantity"
import { nextRungSchema, rungSchema } from "../product/price-ladder"
import { fitShape } from "../vehicle/asked-vehicle"

/** More pieces of a part than one line holds are cut to this: it is what a quantity can be written as. */
export const MOST_PIECES = 999_999_999

/** What can become of a line: `ok`, or why it cannot be ordered so. */
export const LINE_STATUSES = [
  "ok",
  "unknown",
  "below_minimum",
  "invalid_quantity",
  "out_of_stock",
] as const

export const basketLineSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  qty: z.number().int().positive(),
  unitPrice: z.number().nullable().meta({
    description: "What a piece costs the caller at this quantity; null for unknown parts",
  }),
  total: z.number().nullable().meta({ description: "unitPrice × qty" }),
  status: z.enum(LINE_STATUSES).meta({
    description: "Whether it can be ordered so; `unknown` is a part that is sold no longer",
  }),
  nearest: z
    .array(z.number().int().positive())
    .meta({ description: "The nearest quantities that can be ordered, where this one cannot" }),
  available: z.number().int().meta({ description: "Pieces that can be ordered now" }),
  expected: expectedPieces,
  minimumQuantity: z.number().int().positive(),
  multiple: z.number().int().positive(),
  weight: z.number().nullable().meta({ description: "Grams of the line; null where unknown" }),
  ladder: z.array(rungSchema),
  nextRung: nextRungSchema.nullable(),
  ...fitShape,
})

/** Lines as they are judged at this moment. */
export const checkedBasketSchema = z.object({
  lines: z.array(basketLineSchema),
  addedLines,
  total: z
    .number()
    .meta({ description: "Of all lines that have a price and of what is added, in major units" }),
  weight: z
    .number()
    .nullable()
    .meta({ description: "Grams of the lines whose weight is known; null where none is" }),
})

export const basketSchema = checkedBasketSchema.extend({
  version: z.number().int().meta({
    description: "Another number after each change; 0 for a basket that never held anything",
  }),
})

export const wishedLineSchema = z.object({
  productId: z
    .string({ error: "productId is required" })
    .trim()
    .min(1, "productId is required")
    .max(64, "must be at most 64 characters")
    .meta({ description: "The product's _id" }),
  qty: quantity,
})

const wishedLines = z
  .array(wishedLineSchema, { error: "lines is required" })
  .max(MOST_BASKET_LINES, `must be at most ${MOST_BASKET_LINES} lines`)

export const seenVersion = z
  .union([z.number(), z.string()], { error: "version is required" })
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,9}$/.test(text), "version must be a whole number")
  .transform(Number)
  .meta({
    description: "The version that the change was made of: another one is refused",
    examples: [7],
  })

/** PUT /basket: the whole basket. */
export const replaceBasketSchema = z.object({
  lines: wishedLines,
  version: seenVersion.optional(),
})

/** POST /basket/lines and POST /basket/check. */
export const basketLinesSchema = z.object({ lines: wishedLines })

export type BasketLine = z.infer<typeof basketLineSchema>
export type LineStatus = BasketLine["status"]
export type CheckedBasket = z.infer<typeof checkedBasketSchema>
export type Basket = z.infer<typeof basketSchema>
export type WishedLine = z.infer<typeof wishedLineSchema>
