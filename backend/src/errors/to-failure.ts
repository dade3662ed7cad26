import { getHttpResponseFromError } from "@medusajs/framework/http"
import { ZodError } from "@medusajs/framework/zod"
import type { Failure, FieldError } from "../contract/failure"
import { refusalSentence, type RefusalCode } from "../contract/refusal-sentence"
import { REFUSALS } from "../contract/refusals"
import { isPluginRefusal } from "./plugin-refusal"
import { isShortOfStock } from "./short-of-stock"

export type FailureAnswer = { status: number; body: Failure }

/** The answer of /api/v1 to anything that was thrown: never a stack, a statement or a path. */
export function toFailure(error: unknown): FailureAnswer {
  if (error instanceof ZodError) return fromZod(error)
  if (isShopRefusal(error)) {
    const { code, message, errors } = error
    return answer(REFUSALS[code].status, code, { message, errors })
  }
  if (isPluginRefusal(error)) {
    const { status, code, message, errors } = error
    return answer(status, code, { message, errors })
  }
  // Another buyer took it since the check: the same answer as the check's.
  if (isShortOfStock(error)) {
    return answer(409, "out_of_stock", { message: refusalSentence("out_of_stock") })
  }
  const { statusCode, body } = getHttpResponseFromError(error)
  if (statusCode >= 500) {
    return answer(statusCode, "internal_error", {
      message: refusalSentence("internal_error"),
    })
  }
  return answer(statusCode, CODES[statusCode] ?? "invalid_request", {
    message: body.message ?? refusalSentence("invalid_request"),
  })
}

/** The code of what Medusa refuses without one of ours. */
const CODES: Readonly<Record<number, RefusalCode>> = {
  400: "invalid_request",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "body_too_large",
  415: "unsupported_media_type",
}

function answer(
  status: number,
  code: string,
  { message, errors = [] }: { message: string; errors?: FieldError[] },
): FailureAnswer {
  return { status, body: { success: false, code, message, errors } }
}

function fromZod(error: ZodError): FailureAnswer {
  const errors = error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }))
  return answer(400, "invalid_input", { message: errors[0]?.message ?? "Invalid input", errors })
}

type ShopRefusal = { code: RefusalCode; message: string; errors?: FieldError[] }

/** By its fields: the workflow engine hands a step's error on as a copy without its class. */
function isShopRefusal(error: unknown): error is ShopRefusal {
  return hasMessage(error) && typeof error.code === "string" && Object.hasOwn(REFUSALS, error.code)
}

function hasMessage(error: unknown): error is { message: string; code?: unknown } {
  return typeof error === "object" && error !== null && "message" in error
}
