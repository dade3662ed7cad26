import { z } from "@medusajs/framework/zod"

/** What both storefront and Medusa Admin are told of an order's cores. */
export const orderCoresSchema = z.object({
  until: z
    .string()
    .meta({ description: "Until when cores may be asked for, or come back unasked" }),
  inTime: z.boolean(),
  isRunning: z.boolean().meta({ description: "The order is paid, and not cancelled" }),
  deposits: z.array(
    z.object({
      line: z.string(),
      title: z.string(),
      qty: z.number(),
      asked: z.number(),
      returned: z.number(),
      left: z.number().meta({ description: "Cores that nobody has asked to return" }),
      refunded: z.number().meta({ description: "Went back, or is on its way, in major units" }),
    }),
  ),
  returns: z.array(
    z.object({
      id: z.string(),
      line: z.string(),
      title: z.string(),
      asked: z.number().nullable().meta({ description: "Null where staff recorded them unasked" }),
      qty: z.number().meta({ description: "What arrived, or is asked for" }),
      refunded: z.number(),
      state: z.enum(["asked", "received", "refunded", "refused"]),
      at: z.string(),
    }),
  ),
})

export type OrderCores = z.infer<typeof orderCoresSchema>
