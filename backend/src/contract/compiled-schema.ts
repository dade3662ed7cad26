import { z } from "@medusajs/framework/zod"

const COMPILED = new WeakMap<z.ZodType, z.ZodType>()

/**
 * The schema as code of its own, which a row's good values go through at once: zod's walk from part to
 * part takes four times as long and leaves thrice the garbage. What it refuses is walked through as
 * ever. Made at the first use, as most shops send rows of few kinds.
 */
export function compiledSchema<Schema extends z.ZodType>(schema: Schema): Schema {
  const known = COMPILED.get(schema)
  if (known) return known as Schema
  const compiled = z.compile(schema)
  COMPILED.set(schema, compiled)
  return compiled
}
