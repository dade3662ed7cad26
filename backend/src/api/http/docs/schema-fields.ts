import type { JsonSchema } from "../../../contract/openapi/openapi-types"
import { html, type Html } from "./html"

const PREFIX = "#/components/schemas/"

/** The name of a referenced shape. */
export function nameOf(schema: JsonSchema | undefined): string | undefined {
  return schema?.$ref?.startsWith(PREFIX) ? schema.$ref.slice(PREFIX.length) : undefined
}

/** A schema's type in a few words; named shapes are links to where they are told. */
export function typeOf(schema: JsonSchema): Html {
  const name = nameOf(schema)
  if (name) return html`<a href="#shape-${name}">${name}</a>`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return joined(schema.enum.map((one) => html`<code>${String(one)}</code>`))
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf))
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return html`{
    ${fields.map(([key, field], at) => html`${at > 0 && ", "}${key}: ${typeOf(field)}`)} }`
  }
  const { type = "anything" } = schema
  return joined([type].flat().map((one) => html`${WORDS[one] ?? one}`))
}

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
}

function joined(types: Html[]): Html {
  return html`${types.map((type, at) => html`${at > 0 && " or "}${type}`)}`
}

/** What a value must keep to, as far as a schema says it. */
export function bounds(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, default: fallback } = schema
  return [
    minimum !== undefined && `from ${String(minimum)}`,
    maximum !== undefined && `to ${String(maximum)}`,
    Number(minLength) > 1 && `at least ${String(minLength)} characters`,
    maxLength !== undefined && `at most ${String(maxLength)} characters`,
    fallback !== undefined && `else ${String(fallback)}`,
  ]
    .filter(Boolean)
    .join(", ")
}

/** A table of an object's fields; `sends` adds what is answered where one is missing. */
export function fieldTable(schema: JsonSchema, { caption, sends }: Caption): Html {
  const fields = Object.entries(schema.properties ?? {})
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">${sends ? "If missing" : "Always"}</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(([name, field]) => row(name, field, { schema, sends }))}
    </tbody>
  </table>`
}

type Caption = { caption: Html; sends: boolean }

function row(
  name: string,
  field: JsonSchema,
  { schema, sends }: { schema: JsonSchema; sends: boolean },
): Html {
  const required = schema.required?.includes(name) ?? false
  const missing = required ? (field["x-message"] ?? "refused") : "allowed"
  const meaning = [field.description, bounds(field)].filter(Boolean).join("; ")
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td data-head="Type">${typeOf(field)}</td>
    <td data-head="${sends ? "If missing" : "Always"}">
      ${sends ? missing : required ? "yes" : "no"}
    </td>
    <td data-head="Meaning">${meaning}</td>
  </tr> `
}
