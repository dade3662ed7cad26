import { z } from "@medusajs/framework/zod"

/** What every call under /api/v1 answers when it fails: a machine's code and a sentence for people. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** On 5xx, where the server's log names it too; every answer has it as X-Request-Id. */
  requestId: z.string().optional(),
})

export type Failure = z.infer<typeof failureSchema>
export type FieldError = Failure["errors"][number]
