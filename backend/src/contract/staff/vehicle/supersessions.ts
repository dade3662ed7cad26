import { z } from "@medusajs/framework/zod"

/** Another variant, as staff see it. */
export type OtherVariant = { variant_id: string; product_id: string; name: string; sku: string }

export type Supersessions = {
  /** What took the part's place; null while nothing did. */
  successor: OtherVariant | null
  /** Whose place it took. */
  predecessors: OtherVariant[]
}

/** POST /admin/supersessions/{variant}: `seen` is the successor that was seen, or that there was none. */
export const setSuccessorSchema = z.object({
  sku: z.string("sku must be text").trim().min(1, "sku is required").max(200).nullable(),
  seen: z.string().max(64).nullable(),
})

export type SetSuccessor = z.infer<typeof setSuccessorSchema>
