import type { Call } from "../calls/call"
import type { Example, JsonSchema, Reference, Response } from "./openapi-types"
import type { RefusalCode } from "../refusal-sentence"
import type { FieldError } from "../failure"
import { REFUSALS, type Refusal } from "../refusals"
import { refusalsOf } from "./call-refusals"

/** The name of the answer that a status with these codes shares with other calls. */
export function refusalName(codes: readonly string[]): string {
  return codes.join(".")
}

/** Every refusal of the calls, by its name. */
export function refusalResponses(calls: readonly Call[]): Record<string, Response> {
  const refusals = calls.flatMap((call) => Object.entries(refusalsOf(call)))
  return Object.fromEntries(
    refusals.map(([status, codes]) => [refusalName(codes), refusal(Number(status), codes)]),
  )
}

function refusal(status: number, codes: readonly RefusalCode[]): Response {
  const schema: JsonSchema = {
    allOf: [
      { $ref: "#/components/schemas/Failure" },
      { type: "object", properties: { code: { type: "string", enum: [...codes] } } },
    ],
  }
  const examples = Object.fromEntries(codes.map((code) => [code, exampleOf(code)]))
  return {
    description: codes.map((code) => `\`${code}\`: ${sentence(code)}`).join("\n\n"),
    ...(WAITS.includes(status) ? { headers: { "retry-after": RETRY_AFTER } } : {}),
    content: { "application/json": { schema, examples } },
  }
}

const WAITS = [429, 503]
const RETRY_AFTER: Reference = { $ref: "#/components/headers/retry-after" }

function exampleOf(code: RefusalCode): Example {
  return {
    value: {
      success: false,
      code,
      message: FIELD_ERRORS[code]?.[0]?.message ?? sentence(code),
      errors: FIELD_ERRORS[code] ?? [],
    },
  }
}

function sentence(code: RefusalCode): string {
  const refusal: Refusal = REFUSALS[code]
  return refusal.doc ?? refusal.sentence
}

/** `message` of a wrong field is its first error's. */
const FIELD_ERRORS: { readonly [Code in RefusalCode]?: FieldError[] } = {
  invalid_input: [{ field: "name", message: "name is required" }],
}
