import { CALLS } from "@shop/contract/calls/calls"
import type { FieldError } from "@shop/contract/failure"
import { REFUSALS } from "@shop/contract/refusals"
import { http, HttpResponse, type HttpHandler } from "msw"
import { withDeclared } from "./declared"

export type Asked = {
  params: Record<string, string>
  query: URLSearchParams
  /** What the call's own schema made of the body. */
  body: unknown
  token: string | null
}

export type Reply = { body: unknown; headers?: Record<string, string> }

/** A failure as the shop answers it. Thrown by a reply; the call must list its code. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly says: { message: string; errors?: FieldError[] },
  ) {
    super(says.message)
  }
}

// What every call may answer, and what no call plans.
const ANY_CALL = [400, 401, 403, 429, 500, 503]

/** A handler for one call of the contract: it takes and answers nothing else than the table says. */
export function serve(id: string, reply: (asked: Asked) => Reply): HttpHandler {
  const call = CALLS.find((row) => row.id === id)
  if (!call) throw new Error(`The contract has no call ${id}`)
  const method = call.method.toLowerCase() as "get" | "post" | "put" | "delete"
  const address = `*/api/v1${call.path.replace(/\{(\w+)\}/g, ":$1")}`
  return http[method](address, async ({ request, params }) => {
    const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null
    const asked = {
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      token,
    }
    try {
      const body = call.body && call.bodyType !== "multipart" ? await request.json() : undefined
      const parsed = call.body?.safeParse(body ?? { image: "" })
      if (parsed?.error) throw invalid(parsed.error.issues)
      const answer = reply({ ...asked, body: withDeclared(parsed?.data, body) })
      const told = withDeclared(call.answer.schema.parse(answer.body), answer.body)
      return HttpResponse.json(told as object, {
        status: call.answer.status,
        headers: answer.headers ?? {},
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, code, says } = error
      const own = call.refusals?.some((one) => one === code && REFUSALS[one].status === status)
      if (!ANY_CALL.includes(status) && !own) {
        throw new Error(`${id} does not refuse with ${status} ${code}`, { cause: error })
      }
      return HttpResponse.json({ success: false, code, errors: [], ...says }, { status })
    }
  })
}

function invalid(issues: { path: PropertyKey[]; message: string }[]): Refusal {
  const errors = issues.map(({ path, message }) => ({ field: path.join("."), message }))
  return new Refusal(400, "invalid_request", { message: "The request is not valid", errors })
}

/** A page of a list as the shop cuts it: the cursor is where the next one begins. */
export function pageOf<Row>(
  rows: Row[],
  { path, query }: { path: string; query: URLSearchParams },
) {
  const start = Number(query.get("cursor") ?? 0)
  const end = start + Number(query.get("limit") ?? 1000)
  const headers: Record<string, string> = { "X-Total-Count": String(rows.length) }
  if (end < rows.length) headers.Link = `</api/v1${path}?cursor=${end}>; rel="next"`
  return { rows: rows.slice(start, end), headers }
}
