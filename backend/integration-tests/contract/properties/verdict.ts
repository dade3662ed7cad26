import type { Call } from "../../../src/contract/calls/call"
import { failureSchema } from "../../../src/contract/failure"
import { FILE_TYPES } from "../../../src/contract/openapi/call-responses"
import type { Received } from "../support/send"

/** What no answer may hold: stacks, statements, files, names of classes. */
const LEAKS = [
  /\bat \S+ \(.*:\d+:\d+\)/,
  /node_modules/,
  /\b(select|insert into|update|delete from)\b .+\b(from|values|set|where)\b/i,
  /\b(violates|relation|constraint|syntax error at|invalid byte sequence)\b/i,
  /\b(MikroORM|knex|Postgres|Error:|ZodError|MedusaError|TypeError|SyntaxError)\b/,
  /(\/tmp|\/home|\/root|\/usr|\/work)\//,
  /\.(ts|js|mjs)\b:\d+/,
]

/** What is wrong with an answer to any request at all; nothing when it is sound. */
export function complaintsOf(call: Call, { status, text, body, headers }: Received): string[] {
  if (status >= 500) return [`answers ${status}: ${text.slice(0, 300)}`]
  if (status === 304) return text === "" ? [] : ["304 with a body"]
  const leaks = leaksOf({ status, text })
  const type = headers["content-type"] ?? "nothing"
  if (call.answer.type && status < 300) {
    const wanted = FILE_TYPES[call.answer.type]
    return type.startsWith(wanted) ? leaks : [...leaks, `${status} is ${type}, not ${wanted}`]
  }
  if (!type.startsWith("application/json")) return [...leaks, `${status} is ${type}, no JSON`]
  const schema = status < 300 ? call.answer.schema : failureSchema
  const { success, error } = schema.safeParse(body)
  return success ? leaks : [...leaks, `${status} has another shape: ${error.message}`]
}

/** What a failure tells of the inside of the shop. */
export function leaksOf({ status, text }: Pick<Received, "status" | "text">): string[] {
  return LEAKS.filter((leak) => status >= 400 && leak.test(text)).map(
    (leak) => `lets out ${String(leak)}: ${text.slice(0, 300)}`,
  )
}
