import { z } from "@medusajs/framework/zod"

const MOST_ORDERS = 100

/** GET /admin/delivery-papers: a page to print, of open pieces or of a shipment. */
export const deliveryPapersQuerySchema = z
  .object({
    kind: z.enum(["slip", "pick"], { error: "kind must be slip or pick" }),
    orders: z
      .string({ error: "orders must name orders, with commas between" })
      .transform((text) => [...new Set(text.split(",").map((id) => id.trim()))].filter(Boolean))
      .refine((ids) => ids.length > 0, "orders must name orders, with commas between")
      .refine((ids) => ids.length <= MOST_ORDERS, `orders may be ${MOST_ORDERS} at most`),
    shipment: z.string().max(64).optional(),
  })
  .refine(({ shipment, orders }) => shipment === undefined || orders.length === 1, {
    error: "a shipment is of one order",
    path: ["shipment"],
  })

export type DeliveryPapersQuery = z.infer<typeof deliveryPapersQuerySchema>
