import { z } from "@medusajs/framework/zod"
import { MOST_LINES } from "../list-sizes"
import { seenMoney } from "../money"
import { mail, requiredText } from "../text"
import { lineDueSchema } from "./due-dates"
import { quantity } from "./quantity"

/** One line of an order; amounts in major units. */
export const orderLineSchema = z.object({
  productId: z.string().meta({ description: "The product's _id, as it is now" }),
  productName: z.string(),
  sku: z.string().meta({ description: "Empty where the part has none" }),
  qty: z.number().int(),
  price: z.number().meta({ description: "For one piece" }),
  total: z.number().meta({ description: "With tax only where it is in the price" }),
  shipped: z.number().meta({ description: "Pieces that were sent or have arrived" }),
  open: z.number().meta({ description: "Pieces still to be sent; 0 of a cancelled order" }),
  returned: z
    .number()
    .meta({ description: "Pieces that came back, which the order does not cost any more" }),
  due: z
    .array(lineDueSchema)
    .meta({ description: "Of the open pieces those that wait for goods; absent without any" })
    .optional(),
})

/** A line as its buyer wants it. */
export const wantedLineSchema = z.object({
  productId: requiredText("productId is required", 64).meta({ description: "The product's _id" }),
  qty: quantity,
  price: seenMoney,
})

/** POST /orders of many lines: all of them are ordered, or none. `price` as in the spec's body. */
export const placeLinesSchema = z.object({
  name: requiredText("name is required"),
  email: mail,
  phone: requiredText("phone number is required", 40),
  address: requiredText("address is required", 500),
  lines: z
    .array(wantedLineSchema, { error: "lines must be a list" })
    .min(1, "there must be a line")
    .max(MOST_LINES, `there may be ${MOST_LINES} lines at most`)
    .superRefine(refuseTwins),
  total: seenMoney
    .meta({ description: "What all of it came to when the buyer saw it; another one is refused" })
    .optional(),
})

type Named = { productId: string }

/** Two lines of a product would each pass for a quantity that both together may not have. */
function refuseTwins(lines: Named[], context: z.RefinementCtx): void {
  const counts = new Map<string, number>()
  for (const { productId } of lines) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  for (const [place, { productId }] of lines.entries()) {
    if (counts.get(productId) === 1) continue
    const message = "this product is named by another line too: make them one"
    context.addIssue({ code: "custom", path: [place, "productId"], message })
  }
}

export type OrderLine = z.infer<typeof orderLineSchema>
export type PlaceLines = z.infer<typeof placeLinesSchema>
