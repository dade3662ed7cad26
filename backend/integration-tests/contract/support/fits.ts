import type { z } from "@medusajs/framework/zod"
import { failureSchema, type Failure } from "../../../src/contract/failure"
import { refusalsOf } from "../../../src/contract/openapi/call-refusals"
import { FILE_TYPES } from "../../../src/contract/openapi/call-responses"
import type { Received } from "./send"
import { rowOf } from "./row"

/**
 * Asserts that an answer is the happy one of its row: status, headers, and the row's schema with no
 * key more, at any depth. Gives the body as the schema reads it.
 */
export function expectAnswer(id: string, answer: Received): unknown {
  const row = rowOf(id)
  const { status, schema, type, etag } = row.answer
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status })
  const sent = answer.headers["content-type"] ?? ""
  expect(sent.startsWith(type ? FILE_TYPES[type] : "application/json")).toBe(true)
  if (row.query && "cursor" in row.query.shape) {
    expect(answer.headers["x-total-count"]).toMatch(/^\d+$/)
  }
  if (etag) expect(answer.headers.etag).toMatch(/^"[^"]+"$/)
  return exactly(schema, type ? answer.text : answer.body)
}

/** What the schema reads, which is the body itself: reading drops what a schema does not name. */
export function exactly<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.parse(body)
  expect(body).toEqual(read)
  return read
}

type Refusal = {
  status: number
  code: string
  /** The exact sentence, where the specification has one. */
  message?: string
  /** The only wrong field. */
  field?: string
}

/** Every refusal that was seen, as `id status code`. */
export const seenRefusals = new Set<string>()

/** Asserts that an answer is this refusal, in the one shape, and that its row names it. */
export function expectRefusal(id: string, answer: Received, refusal: Refusal): Failure {
  const { status, code, message, field } = refusal
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { code, ...(message === undefined ? {} : { message }) },
  })
  expect(answer.headers["content-type"]).toMatch(/^application\/json/)
  expect(refusalsOf(rowOf(id))[status]).toContain(code)
  const failure = exactly(failureSchema, answer.body)
  if (field) expect(new Set(failure.errors.map((error) => error.field))).toEqual(new Set([field]))
  seenRefusals.add(`${id} ${status} ${code}`)
  return failure
}
