import { getHttpResponseFromError } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { ZodError } from "@medusajs/framework/zod"
import type { Failure, FieldError } from "../contract/failure"
import { FAILURE_STATUS } from "./failure-status"

export type FailureAnswer = { status: number; body: Failure }

const OUT_OF_STOCK = "Sorry, we don't have enough stock for this product"

/** The answer of /api/v1 to anything that was thrown: never a stack, a statement or a path. */
export function toFailure(error: unknown): FailureAnswer {
  if (error instanceof ZodError) return fromZod(error)
  if (isShopRefusal(error)) {
    const { code, message, errors } = error
    return answer(FAILURE_STATUS[code] ?? 400, code, { message, errors })
  }
  if (lostTheRaceForStock(error)) {
    return answer(409, "out_of_stock", { message: OUT_OF_STOCK })
  }
  const { statusCode, body } = getHttpResponseFromError(error)
  if (statusCode >= 500) {
    return answer(statusCode, "internal_error", {
      message: "Something went wrong on our side. Try again in a moment.",
    })
  }
  return answer(statusCode, CODES[statusCode] ?? "invalid_request", {
    message: body.message ?? "This request cannot be answered",
  })
}

const CODES: Readonly<Record<number, string>> = {
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

type ShopRefusal = { code: string; message: string; errors?: FieldError[] }

/** By its fields: the workflow engine hands a step's error on as a copy without its class. */
function isShopRefusal(error: unknown): error is ShopRefusal {
  return hasMessage(error) && typeof error.code === "string" && error.code in FAILURE_STATUS
}

function hasMessage(error: unknown): error is { message: string; code?: unknown } {
  return typeof error === "object" && error !== null && "message" in error
}

/** Medusa's reservation refuses what another buyer took since the check: same answer as the check's. */
function lostTheRaceForStock(error: unknown): boolean {
  return (
    hasMessage(error) &&
    (error.code === MedusaError.Codes.INSUFFICIENT_INVENTORY ||
      error.message.startsWith("Not enough stock available"))
  )
}
