import fc from "fast-check"
import type { Call } from "../../../src/contract/calls/call"
import { CALLS } from "../../../src/contract/calls/calls"
import { openApiDocument } from "../../../src/contract/openapi/document"
import type { JsonSchema } from "../../../src/contract/openapi/openapi-types"
import type { Sent } from "../support/send"
import type { World } from "../support/world"
import { fromSchema } from "./from-schema"
import { nastyHeader, nastyQuery, nastyRaw, nastySegment, nastyText, nastyValue } from "./nasty"

const { components, paths } = openApiDocument(CALLS, { origin: "http://shop" })

/** What the shop of the test knows, by the name of the field or parameter. */
export type Known = Readonly<Record<string, readonly string[]>>

/** Requests to one call: from sound in every part to nonsense in every part. */
export function requestsOf(call: Call, { world, known }: { world: World; known: Known }) {
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(world.owner.token, world.admin.token) },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: nastyHeader },
  )
  return fc.record<Sent>({
    method: fc.constant(call.method),
    path: fc.tuple(pathOf(call, known), queryOf(call)).map((parts) => parts.join("")),
    token,
    headers: headersOf(call),
    body: bodyOf(call, known),
  })
}

function pathOf({ path }: Call, known: Known): fc.Arbitrary<string> {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  if (!name) return fc.constant(path)
  const real = (known[path] ?? known[name] ?? []).map(encodeURIComponent)
  const segment = real.length > 0 ? fc.oneof(fc.constantFrom(...real), nastySegment) : nastySegment
  return segment.map((filled) => path.replace(`{${name}}`, () => filled))
}

function queryOf({ query }: Call): fc.Arbitrary<string> {
  return nastyQuery(Object.keys(query?.shape ?? {}))
}

function headersOf({ headers }: Call): fc.Arbitrary<Record<string, string>> {
  const own = Object.keys(headers?.shape ?? {})
  const names = fc.constantFrom(
    ...own,
    "if-none-match",
    "accept",
    "x-forwarded-for",
    "content-type",
  )
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(names, nastyHeader, { maxKeys: 2 }) },
  )
}

function bodyOf(call: Call, known: Known): fc.Arbitrary<unknown> {
  const { body, method, path } = call
  if (!body)
    return method === "GET" ? fc.constant(undefined) : fc.option(nastyRaw, { nil: undefined })
  const operation = paths[path]?.[method.toLowerCase() as "post" | "put"]
  const [content] = Object.values(operation?.requestBody?.content ?? {})
  const valid = fromSchema(content?.schema ?? {}, { schemas: components.schemas, given: known })
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 4, arbitrary: fc.tuple(valid, spoilt(content?.schema)).map(merged) },
    { weight: 1, arbitrary: nastyRaw },
    { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
  )
}

const PRIVILEGED = ["isAdmin", "isPaid", "isDeliver", "total", "_id", "customer_id", "__proto__"]

/** Some fields of the schema, and some that nobody may set, with any value. */
function spoilt(schema: JsonSchema | undefined): fc.Arbitrary<Record<string, unknown>> {
  const name = schema?.$ref?.split("/").at(-1) ?? ""
  const shape = components.schemas[name]
  const kinds = shape?.anyOf?.map(({ $ref }) => components.schemas[$ref?.split("/").at(-1) ?? ""])
  const fields = (kinds ?? [shape]).flatMap((kind) => Object.keys(kind?.properties ?? {}))
  const key = fc.oneof(fc.constantFrom(...fields, ...PRIVILEGED), nastyText)
  return fc.dictionary(key, nastyValue, { minKeys: 1, maxKeys: 3 })
}

function merged([valid, change]: [unknown, Record<string, unknown>]): unknown {
  return { ...(valid as object), ...change }
}
