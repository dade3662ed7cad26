import type { Failure, FieldError } from "@shop/contract/failure"
import { callText } from "./texts"

type ApiErrorInput = {
  /** The HTTP status, or 0 where no answer came. */
  status: number
  code: string
  message: string
  errors?: FieldError[]
  /** Seconds, from the Retry-After header. */
  retryAfter?: number
  /** Of a call that failed on the shop's side: its log names it too. */
  requestId?: string
}

/** The one error of every call: `message` is written for people and may be shown as it is. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined

  constructor(input: ApiErrorInput) {
    super(input.message)
    this.name = "ApiError"
    this.status = input.status
    this.code = input.code
    this.errors = input.errors ?? []
    this.retryAfter = input.retryAfter
    this.requestId = input.requestId
  }
}

/** The message that is shown for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return callText("unexpected")
}

/** The number that a person can name when a call failed on the shop's side. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined
}

export function unreachable(): ApiError {
  return new ApiError({
    status: 0,
    code: "unreachable",
    message: callText("unreachable"),
  })
}

/** The failure that a response carries; a proxy's HTML page counts as one without details. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = await response
    .json()
    .then((json: Partial<Failure> | null) => json ?? {})
    .catch((): Partial<Failure> => ({}))
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN)
  return new ApiError({
    status: response.status,
    code: body.code ?? "unexpected_answer",
    message: body.message ?? callText("failed", { status: response.status }),
    errors: body.errors,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    requestId: response.status >= 500 ? requestIdIn(response) : undefined,
  })
}

function requestIdIn({ headers }: Response): string | undefined {
  return headers.get("X-Request-Id") ?? undefined
}
