import { z } from "@medusajs/framework/zod"
import type { JsonSchema } from "./openapi-types"
import type { SchemaBook } from "./schema-book"

/** What plugins take in a call's body: those that the thing itself has are beside its own, others in `additional_data`. */
type Taken = { fields: z.ZodRawShape; own?: ReadonlySet<string>; isOfEach: boolean }

/** What plugins take, by the id of the call whose body has it. */
export type PluginFields = Readonly<Record<string, Taken>>

type Context = { taken: Taken | undefined; book: SchemaBook }

/** A body's schema with what plugins take beside it; as it is where they take nothing. */
export function withPluginFields(body: JsonSchema, { taken, book }: Context): JsonSchema {
  if (!taken) return body
  const { fields, own = new Set(), isOfEach } = taken
  const entries = Object.entries(fields)
  const named = z.object(Object.fromEntries(entries.filter(([name]) => own.has(name))))
  const others = entries.filter(([name]) => !own.has(name))
  const beside = isOfEach ? named : named.partial()
  if (others.length === 0) return { allOf: [body, book.schemaOf(beside)] }
  const enclosed = z
    .object(Object.fromEntries(others))
    .meta({ description: "What the shop's plugins take" })
  const isNeeded = isOfEach && !enclosed.safeParse({}).success
  const additional_data = isNeeded ? enclosed : enclosed.optional()
  return { allOf: [body, book.schemaOf(beside.extend({ additional_data }))] }
}
