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

/** A page of orders. */
export const orderPageQuerySchema = pageQuerySchema.extend(cancelledOrdersSchema.shape)
