import fc from "fast-check"
import type { JsonSchema } from "../../../src/contract/openapi/openapi-types"

type Schemas = Readonly<Record<string, JsonSchema>>

const PREFIX = "#/components/schemas/"

/**
 * Values that a schema of the document allows; `given` fills fields by name now and then with what
 * the shop knows, so that not every one ends at the first look-up.
 */
export function fromSchema(
  schema: JsonSchema,
  { schemas, given }: { schemas: Schemas; given: Readonly<Record<string, readonly unknown[]>> },
): fc.Arbitrary<unknown> {
  const valueOf = (part: JsonSchema, name = ""): fc.Arbitrary<unknown> => {
    if (part.$ref) return valueOf(schemas[part.$ref.slice(PREFIX.length)] ?? {}, name)
    const known = [...(given[name] ?? []), ...(part.examples ?? [])]
    const plain = plainValue(part, (inner, key) => valueOf(inner, key))
    return known.length > 0 ? fc.oneof(plain, fc.constantFrom(...known)) : plain
  }
  return valueOf(schema)
}

type Next = (schema: JsonSchema, name?: string) => fc.Arbitrary<unknown>

function plainValue(schema: JsonSchema, next: Next): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => next(one)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => next({ ...schema, type })))
  }
  if (schema.properties) return record(schema, next)
  if (schema.items) return fc.array(next(schema.items), { maxLength: 3 })
  if (schema.type === "boolean") return fc.boolean()
  if (schema.type === "integer" || schema.type === "number") return number(schema)
  if (schema.type === "null") return fc.constant(null)
  return text(schema)
}

function record({ properties = {}, required = [] }: JsonSchema, next: Next) {
  const fields = Object.entries(properties).map(([name, field]) => [name, next(field, name)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

function number({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = typeof minimum === "number" ? minimum : 0
  const max = typeof maximum === "number" ? maximum : 100_000
  return type === "integer"
    ? fc.integer({ min, max })
    : fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

function text({ pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const most = Math.min(Number(maxLength ?? 60), 400)
  // The only pattern in the document is a mail's.
  if (pattern) return fc.emailAddress().filter((mail) => mail.length <= most)
  return fc.string({ unit: "grapheme", minLength: Number(minLength ?? 0), maxLength: most })
}
