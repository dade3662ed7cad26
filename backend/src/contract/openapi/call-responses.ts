import type { Call } from "../calls/call"
import type { Header, Reference, Response } from "./openapi-types"
import { refusalName } from "./refusal-responses"
import { refusalsOf } from "./call-refusals"
import type { SchemaBook } from "./schema-book"

/** Headers that answers share, as the document's components hold them. */
export const ANSWER_HEADERS: Readonly<Record<string, Header>> = {
  "x-total-count": {
    description: "All rows that match, on every page",
    required: true,
    schema: { type: "integer", minimum: 0 },
  },
  link: {
    description: 'The next page: </api/v1/products?cursor=…>; rel="next". Absent on the last one',
    schema: { type: "string" },
  },
  etag: { description: "Strong; send it back as If-None-Match", schema: { type: "string" } },
  "retry-after": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } },
}

/** What an answer that is a file comes as. */
export const FILE_TYPES = { csv: "text/csv", webp: "image/webp" } as const

/** Every answer of a call: the happy one, and each status that it can be refused with. */
export function responsesOf(
  call: Call,
  { book, example }: { book: SchemaBook; example: unknown },
): Record<string, Response | Reference> {
  const { status, schema, type, etag } = call.answer
  const happy: Response = {
    description: status === 201 ? "Made" : "Done",
    ...headerReferences(happyHeaders(call)),
    content: {
      [type ? FILE_TYPES[type] : "application/json"]: {
        schema: book.schemaOf(schema),
        ...(example === undefined ? {} : { example }),
      },
    },
  }
  const refused = Object.entries(refusalsOf(call)).map(
    ([refusal, codes]) => [refusal, { $ref: REFUSALS + refusalName(codes) }] as const,
  )
  const unchanged = { description: "Nothing changed", ...headerReferences(["etag"]) }
  return {
    [status]: happy,
    ...(etag ? { 304: unchanged } : {}),
    ...Object.fromEntries(refused),
  }
}

const REFUSALS = "#/components/responses/"

function happyHeaders({ query, answer }: Call): string[] {
  const paged = query && "cursor" in query.shape
  return [...(paged ? ["x-total-count", "link"] : []), ...(answer.etag ? ["etag"] : [])]
}

/** The named headers of an answer, by reference to the document's components. */
function headerReferences(names: readonly string[]): Pick<Response, "headers"> {
  if (names.length === 0) return {}
  const reference = (name: string) => ({ $ref: `#/components/headers/${name}` })
  return { headers: Object.fromEntries(names.map((name) => [name, reference(name)])) }
}
