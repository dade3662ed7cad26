import { z } from "@medusajs/framework/zod"
import type { JsonSchema } from "./openapi-types"

const PREFIX = "#/components/schemas/"

export type SchemaBook = {
  /** The named shapes, as the document's components hold them. */
  components: Record<string, JsonSchema>
  /** A reference to a named shape, and the whole schema of any other. */
  schemaOf(schema: z.ZodType): JsonSchema
}

/**
 * JSON Schema of zod schemas, in which the named ones are references. `input` tells what a client
 * may send (the near end of transforms), `output` what it gets.
 */
export function schemaBook(
  names: Readonly<Record<string, z.ZodType>>,
  io: "input" | "output",
): SchemaBook {
  const written = write(Object.entries(names), io)
  const nameOf = new Map(Object.entries(names).map(([name, schema]) => [schema, name]))
  return {
    components: written,
    schemaOf(schema) {
      const name = nameOf.get(schema)
      if (name) return { $ref: PREFIX + name }
      return write([...Object.entries(names), [UNNAMED, schema]], io)[UNNAMED] ?? {}
    },
  }
}

const UNNAMED = "unnamed"

function write(entries: [string, z.ZodType][], io: "input" | "output"): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of entries) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => PREFIX + id,
    override: ({ zodSchema, jsonSchema }) => plain(zodSchema, jsonSchema),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  ) as Record<string, JsonSchema>
}

/** Leaves out what is zod's and no promise of the shop's, and keeps the examples of an input. */
function plain(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  // An answer may gain fields: a client that refuses unknown ones would break.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // zod drops the examples of what it transforms: ours are of the near end.
  const examples = z.globalRegistry.get(zodSchema)?.examples
  if (Array.isArray(examples)) jsonSchema.examples = examples
  if (zodSchema instanceof z.ZodObject) tellMissing(zodSchema, jsonSchema)
}

/** Tells beside each required field the sentence that is answered where it is missing. */
function tellMissing({ shape }: z.ZodObject, { properties }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, field] of Object.entries(shape)) {
    const property = properties?.[name]
    const missing = z.safeParse(field, undefined)
    if (missing.success || typeof property !== "object") continue
    const sentence = missing.error.issues[0]?.message ?? ""
    // Where the contract has no sentence, zod's own is none for people.
    if (!sentence.startsWith("Invalid input")) property["x-message"] = sentence
  }
}
