import { z } from "@medusajs/framework/zod"

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
})

export type ShopConfig = z.infer<typeof configSchema>
