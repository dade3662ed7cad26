import { z } from "@medusajs/framework/zod"

/** What plugins may give fields. */
export const FIELD_OWNERS = ["order", "orderLine", "product", "customer", "review"] as const

/** What a form asks by, and a row tells by. */
export const FIELD_KINDS = ["text", "number", "yesNo", "choice", "date"] as const

/** A field that a plugin declared, as clients ask for it and tell it. */
export const declaredFieldSchema = z.object({
  of: z.enum(FIELD_OWNERS),
  field: z.string().meta({ description: "Its name in bodies and answers" }),
  label: z.string(),
  hint: z.string().optional(),
  kind: z.enum(FIELD_KINDS),
  isAsked: z.boolean().meta({ description: "Whether customers write it" }),
  isRequired: z.boolean(),
  maxLength: z.number().int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  choices: z.array(z.string()).optional(),
})

/** The same for staff, who also write what nobody else is asked for. */
export const staffFieldSchema = declaredFieldSchema.extend({
  isChangeable: z.boolean().meta({ description: "Whether staff write it" }),
})

export type StaffField = z.infer<typeof staffFieldSchema>
export type DeclaredField = z.infer<typeof declaredFieldSchema>
export type FieldOwner = DeclaredField["of"]
export type FieldKind = DeclaredField["kind"]
