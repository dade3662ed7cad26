import { z } from "@medusajs/framework/zod"

export const PLUGIN = "@halden/stock-notice"

const MOST_PIECES = 1_000_000

/** What is asked for: both halves of the plugin take it from here. */
export const wantedSchema = z.object({
  quantity: z.coerce
    .number("quantity must be a number")
    .int("quantity must be a whole number")
    .min(1, "quantity must be at least 1")
    .max(MOST_PIECES, `quantity must be at most ${MOST_PIECES}`),
})

/** One's own notice for a part; null is none. */
export const noticeSchema = z.object({ quantity: z.number().nullable() })

export type Notice = z.infer<typeof noticeSchema>
