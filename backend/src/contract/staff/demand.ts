import { z } from "@medusajs/framework/zod"

const wantedSchema = z.object({
  word: z.string(),
  count: z.number().int(),
  /** The part whose SKU it is; null where no part has it. */
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
})

/** What was wanted most, and how many different words there were. */
export const demandSchema = z.object({
  not_found: z.object({ count: z.number().int(), words: z.array(wantedSchema) }),
  short: z.object({ count: z.number().int(), words: z.array(wantedSchema) }),
})

export type Demand = z.infer<typeof demandSchema>
/** What was wanted and not had: looked for in vain, or asked for with too little in stock. */
export type DemandKind = keyof Demand
