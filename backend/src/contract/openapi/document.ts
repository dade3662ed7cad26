import type { Access, Call } from "../calls/call"
import { parametersOf } from "./call-parameters"
import { ANSWER_HEADERS, responsesOf } from "./call-responses"
import { EXAMPLES } from "./examples/examples"
import { guideText } from "./guide"
import { propertiesWithoutVehicles, shapesWithoutVehicles } from "../vehicle/left-out"
import { ANSWER_NAMES, BODY_NAMES, VEHICLE_ANSWER_NAMES, VEHICLE_BODY_NAMES } from "./named-schemas"
import type { Content, Method, OpenApiDocument, Operation, PathItem } from "./openapi-types"
import { type PluginFields, withPluginFields } from "./plugin-fields"
import { refusalResponses } from "./refusal-responses"
import { type ShapeFields, withShapeFields } from "./shape-fields"
import { schemaBook, type SchemaBook } from "./schema-book"

type Books = { input: SchemaBook; output: SchemaBook; plugins: PluginFields }

type Shop = {
  /** Where the shop answers, without a slash. */
  origin: string
  /** What its plugins take. */
  plugins?: PluginFields
  fields?: ShapeFields
  hasVehicles?: boolean
}

/** The OpenAPI 3.1 document of the calls. */
export function openApiDocument(
  calls: readonly Call[],
  { origin, plugins = {}, fields = {}, hasVehicles = true }: Shop,
): OpenApiDocument {
  const books: Books = {
    plugins,
    input: schemaBook(BODY_NAMES, "input"),
    output: schemaBook(ANSWER_NAMES, "output"),
  }
  const shapes = { ...books.output.components, ...books.input.components }
  const told = hasVehicles
    ? shapes
    : shapesWithoutVehicles(shapes, { ...VEHICLE_ANSWER_NAMES, ...VEHICLE_BODY_NAMES })
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: {
      title: "Halden Motor Works: the shop's calls",
      version: "1.0.0",
      description: guideText(origin),
      license: { name: "MIT" },
    },
    servers: [{ url: `${origin}/api/v1`, description: "This shop" }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(calls, books),
    components: {
      schemas: withShapeFields(told, fields),
      responses: refusalResponses(calls),
      headers: { ...ANSWER_HEADERS },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
  return hasVehicles ? document : propertiesWithoutVehicles(document)
}

const SECURITY_SCHEMES = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The shop's own token, from POST /auth",
  },
  identityToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The identity provider's ID token, for POST /auth alone",
  },
}

function pathsOf(calls: readonly Call[], books: Books): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {}
  for (const call of calls) {
    const method = call.method.toLowerCase() as Method
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call, books) }
  }
  return paths
}

function operationOf(call: Call, { input, output, plugins }: Books): Operation {
  const example = EXAMPLES[call.id]
  const parameters = parametersOf(call, input)
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    "x-access": call.access,
    security: securityOf(call.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? { requestBody: { required: true, content: bodyOf(call, { input, plugins }) } }
      : {}),
    responses: responsesOf(call, { book: output, example: example?.answer }),
  }
}

/** A guest may send a token, which is then checked. */
function securityOf(access: Access): Operation["security"] {
  if (access === "guest") return [{}, { accessToken: [] }]
  return [access === "identity token" ? { identityToken: [] } : { accessToken: [] }]
}

function bodyOf({ id, body, bodyType }: Call, { input, plugins }: Omit<Books, "output">): Content {
  const type = bodyType === "multipart" ? "multipart/form-data" : "application/json"
  const examples = Object.entries(EXAMPLES[id]?.bodies ?? {}).map(
    ([summary, value]) => [nameOf(summary), { summary, value }] as const,
  )
  return {
    [type]: {
      schema: withPluginFields(body ? input.schemaOf(body) : {}, {
        taken: plugins[id],
        book: input,
      }),
      ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
    },
  }
}

/** `the_stock_alone` for "The stock alone": a component's key takes no spaces. */
function nameOf(summary: string): string {
  return summary.toLowerCase().replace(/[^a-z]+/g, "_")
}
