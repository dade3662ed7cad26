import type { Access } from "../../../contract/calls/call"
import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
} from "../../../contract/openapi/openapi-types"
import { curlLine } from "./curl-line"
import { html, prose, type Html } from "./html"
import { bounds, fieldTable, nameOf, typeOf } from "./schema-fields"

export type PlacedCall = { operation: Operation; method: string; path: string }
export type Shop = { document: OpenApiDocument; origin: string }

/** Everything about one call: what it takes, what it answers, how to type it. */
export function callArticle({ operation, method, path }: PlacedCall, shop: Shop): Html {
  const { operationId, summary, parameters } = operation
  return html`<article id="${operationId}">
    <h3>${methodMark(method)}<code>${path}</code></h3>
    <p>${summary}. <span class="who">${WHO[operation["x-access"]]}.</span></p>
    ${parameters && parameterTable(parameters)} ${bodyTables(operation, shop)}
    ${answerBlock(operation)} ${refusalList(operation, shop)}
    <h4>In a shell</h4>
    ${shellBlock(curlLine(operation, { method, path, origin: shop.origin }))}
  </article> `
}

/** Who may make a call, for people. */
export const WHO: Readonly<Record<Access, string>> = {
  guest: "Everybody",
  "identity token": "Whoever has an ID token",
  "signed in": "Everybody signed in",
  "self or administrator": "The person named, and administrators",
  owner: "The owner alone",
  "owner or administrator": "The owner, and administrators",
  administrator: "Administrators",
}

export function methodMark(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`
}

/** A block that one click selects and the arrow keys scroll. */
export function shellBlock(text: string): Html {
  return html`<pre class="shell" tabindex="0"><code>${text}</code></pre>`
}

function parameterTable(parameters: Parameter[]): Html {
  return html`<table>
    <caption>
      Parameters
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">In</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, schema, description }) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td data-head="In">${place}</td>
            <td data-head="Type">${typeOf(schema)}</td>
            <td data-head="Meaning">${[description, bounds(schema)].filter(Boolean).join("; ")}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}

function bodyTables({ requestBody }: Operation, { document }: Shop): Html | undefined {
  const [content] = Object.values(requestBody?.content ?? {})
  if (!content) return undefined
  const parts = content.schema.allOf ?? [content.schema]
  const kinds = parts.flatMap((part) => resolved(part, document).anyOf ?? [part])
  const examples = Object.values(content.examples ?? {})
  const titled = (kind: JsonSchema) =>
    html`Body${kinds.length > 1 && `, ${nameOf(kind) ?? "for plugins"}`}`
  return html`${kinds.map((kind) => fieldTable(resolved(kind, document), { caption: titled(kind), sends: true }))}
  ${examples.map(
    ({ summary, value }) =>
      html`<h4>${summary}</h4>
        ${jsonBlock(value)}`,
  )}`
}

function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  return components.schemas[nameOf(schema) ?? ""] ?? schema
}

function jsonBlock(value: unknown): Html {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`
}

function answerBlock({ responses }: Operation): Html[] {
  return Object.entries(responses).map(([status, response]) => {
    if ("$ref" in response) return html``
    const { headers = {}, content } = response
    const names = Object.keys(headers)
    const [type, body] = Object.entries(content ?? {})[0] ?? []
    const isJson = type === "application/json"
    return html`<h4>Answer ${status}: ${response.description.toLowerCase()}</h4>
      ${body && html`<p>Shape: ${isJson ? typeOf(body.schema) : type}</p>`}
      ${names.length > 0 && html`<p>Headers: ${names.map((name, at) => html`${at > 0 && ", "}<code>${name}</code>`)}.</p>`}
      ${body?.example !== undefined && (isJson ? jsonBlock(body.example) : shellBlock(String(body.example)))}`
  })
}

const OF_ALL_CALLS = ["429", "500"]

function refusalList({ responses }: Operation, { document }: Shop): Html {
  const refusals = Object.entries(responses).flatMap(([status, response]) =>
    "$ref" in response && !OF_ALL_CALLS.includes(status)
      ? [{ status, ...refusalOf(response.$ref, document) }]
      : [],
  )
  return html`<h4>Refusals</h4>
    <dl>
      ${refusals.map(
        ({ status, description }) =>
          html`<div>
            <dt>${status}</dt>
            ${description.split("\n\n").map((line) => html`<dd>${prose(line)}</dd>`)}
          </div> `,
      )}
    </dl>`
}

function refusalOf(reference: string, { components }: OpenApiDocument): Response {
  const name = reference.split("/").at(-1) ?? ""
  return components.responses[name] ?? { description: name }
}
