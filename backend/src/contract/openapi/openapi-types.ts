import type { Access } from "../calls/call"

/** JSON Schema 2020-12, as far as zod writes it. */
export type JsonSchema = {
  $ref?: string
  /** A list where a value may be of several. */
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  /** The sentence that is answered when the field is missing. */
  "x-message"?: string
  [keyword: string]: unknown
}

export type Parameter = {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export type Example = { summary?: string; value: unknown }

export type Content = Record<
  string,
  { schema: JsonSchema; example?: unknown; examples?: Record<string, Example> }
>

export type Header = { description: string; schema: JsonSchema; required?: boolean }

export type Reference = { $ref: string }

export type Response = {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Content
}

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Response | Reference>
  /** Who may make the call, as the table says it. */
  "x-access": Access
}

export type Method = "get" | "post" | "put" | "delete"

export type PathItem = Partial<Record<Method, Operation>>

export type OpenApiDocument = {
  openapi: "3.1.0"
  info: { title: string; version: string; description: string; license: { name: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    headers: Record<string, Header>
    securitySchemes: Record<string, Record<string, string>>
  }
}
