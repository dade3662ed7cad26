import type { z } from "@medusajs/framework/zod"
import type { Call } from "../calls/call"
import type { JsonSchema, Parameter } from "./openapi-types"
import type { SchemaBook } from "./schema-book"

/** The address, query and headers of a call as OpenAPI's parameters. */
export function parametersOf(call: Call, book: SchemaBook): Parameter[] {
  return [
    ...pathNames(call.path).map((name) => pathParameter(call, name)),
    ...fields(call.query, { place: "query", book }),
    ...fields(call.headers, { place: "header", book }),
    ...(call.answer.etag ? [IF_NONE_MATCH] : []),
  ]
}

/** `["id"]` for `/order/{id}`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
}

const IF_NONE_MATCH: Parameter = {
  name: "if-none-match",
  in: "header",
  required: false,
  description: "The ETag of an earlier answer: 304 without a body while it still holds",
  schema: { type: "string" },
}

function pathParameter({ path, plugin }: Call, name: string): Parameter {
  const schema = { type: "string", minLength: 1 }
  if (plugin) return { name, in: "path", required: true, schema }
  const [, resource = ""] = path.split("/")
  const described = DESCRIBED[name] ?? {
    description: `The ${resource}'s _id`,
    example: EXAMPLE_IDS[resource],
  }
  return { name, in: "path", required: true, schema, ...described }
}

const DESCRIBED: Readonly<Record<string, Pick<Parameter, "description" | "example">>> = {
  email: {
    description: "A mail address; capitals do not count",
    example: "customer@example.com",
  },
  token: {
    description: "The shareToken that the list's owner passed on",
    example: "8n0XkEwL3vQ2YtJcB5mHdR7sUzPaF1gi",
  },
}

const EXAMPLE_IDS: Readonly<Record<string, string>> = {
  product: "prod_01KAJ5X8V1Q9",
  order: "order_01KAJ5X8V1Q9",
  list: "plist_01KAJ5X8V1Q9",
  garage: "garage_01KAJ5X8V1Q9",
  review: "review_01KAJ5X8V1Q9",
  user: "cus_01KAJ5X8V1Q9",
}

function fields(
  schema: z.ZodObject | undefined,
  { place, book }: { place: "query" | "header"; book: SchemaBook },
): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = book.schemaOf(schema)
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property satisfies JsonSchema
    return {
      name,
      in: place,
      // A field with a default is required of zod's reader, never of a client.
      required: required.includes(name) && rest.default === undefined,
      ...(description ? { description } : {}),
      schema: rest,
    }
  })
}
