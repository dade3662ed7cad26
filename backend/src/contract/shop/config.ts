import { z } from "@medusajs/framework/zod"
import { declaredFieldSchema } from "./declared-field"

/** What the storefront must know of this shop before it can sign in, sell or take a card. */
export const configSchema = z.object({
  identity: z.object({
    mode: z.enum(["embedded", "firebase"]),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
  }),
  payment: z.object({
    provider: z.literal("stripe"),
    mode: z.enum(["sandbox", "test", "live"]),
    publishableKey: z.string(),
  }),
  commerce: z.object({
    publishableApiKey: z.string(),
    regionId: z.string(),
    currency: z.string(),
  }),
  minimumOrderQuantity: z.number().int().positive(),
  pricesIncludeTax: z
    .boolean()
    .meta({ description: "False where an order adds tax to its prices, or to some of them" }),
  returnDays: z
    .number()
    .int()
    .meta({ description: "From arrival on parts may be returned; 0 where the shop takes none" }),
  addsLines: z
    .literal(true)
    .meta({
      description: "Plugins may add lines to an order: POST /basket/check tells which. Else absent",
    })
    .optional(),
  vehicles: z
    .literal(true)
    .meta({ description: "The shop tells which vehicles parts fit; absent where it has none" })
    .optional(),
  fields: z
    .array(declaredFieldSchema)
    .meta({
      description:
        "What plugins declared, as forms ask for it and pages tell it; absent where it is nothing",
    })
    .optional(),
})

export type ShopConfig = z.infer<typeof configSchema>
