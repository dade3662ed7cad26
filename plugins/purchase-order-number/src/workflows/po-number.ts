import { declareField } from "@halden/backend/kit/fields"
import { z } from "@medusajs/framework/zod"

/** As many signs as ERP systems keep of a customer's order number. */
const LONGEST = 35

const sentence = `the order number may have ${LONGEST} signs at most`

/** What the buyer's own books call the order. */
export const poNumber = declareField({
  name: "@halden/purchase-order-number",
  of: "order",
  field: "poNumber",
  label: "Your order number",
  hint: "What your own books call this order",
  schema: z
    .string(sentence)
    .trim()
    .max(LONGEST, sentence)
    .regex(/^\P{Cc}*$/u, "the order number may not have control characters")
    .optional(),
  read: ["owner", "staff"],
  write: ["owner", "staff"],
})
