import { z } from "@medusajs/framework/zod"
import { pageQuerySchema } from "../page"

/** Whether a list of orders has the cancelled ones, too. */
export const cancelledOrdersSchema = z.object({
  cancelled: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .meta({ description: "`true`: the cancelled ones, too" })
    .optional(),
})

/** What narrows a list of orders for staff. */
export const orderListSchema = cancelledOrdersSchema.extend({
  q: z
    .string()
    .trim()
    .max(200)
    .meta({
      description:
        "A number: the order's, a part's (SKU, EAN, OEM), the buyer's own, a transaction's. Else words that mail, name, address and parts hold",
    })
    .optional(),
})

/** A page of one buyer's orders. */
export const orderPageQuerySchema = pageQuerySchema.extend(cancelledOrdersSchema.shape)

/** GET /orders. */
export const orderListQuerySchema = pageQuerySchema.extend(orderListSchema.shape)
