import { z } from "@medusajs/framework/zod"

/** The envelope of a successful answer: `{ success: true, data }`. */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data })
}

export const doneSchema = z.object({ success: z.literal(true) })
