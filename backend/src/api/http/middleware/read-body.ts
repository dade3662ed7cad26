import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { json } from "express"
import { callOf } from "../validation/calls-at"
import { badField } from "../validation/bad-field"
import { ShopError } from "../../../errors/shop-error"

const JSON_TYPES = ["application/json", "application/*+json"]
const parserOf = (limit: string) => json({ limit, strict: false, type: JSON_TYPES })
const PARSERS = { usual: parserOf("100kb"), "500kb": parserOf("500kb"), "2mb": parserOf("2mb") }

/** Which sentence tells of each limit that is not the usual one. */
const TOO_LARGE = { "500kb": "list", "2mb": "long_list" } as const

type BodyFault = "invalid_json" | "body_too_large" | "unsupported_media_type"

/** Codes of what body-parser refuses, by its own name of the fault; all else is `invalid_body`. */
const FAULTS: Readonly<Record<string, BodyFault>> = {
  "entity.parse.failed": "invalid_json",
  "entity.too.large": "body_too_large",
  "encoding.unsupported": "unsupported_media_type",
  "charset.unsupported": "unsupported_media_type",
}

/**
 * Reads the JSON of a call that the contract gives a body; every other body stays unread, so that
 * a route can stream it. No body at all is an empty object: the call's schema names what is missing.
 */
export function readBody(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const call = callOf(req)
  if (!call?.body || call.bodyType === "multipart") return next()
  if (isEmpty(req)) {
    req.body = {}
    return next()
  }
  if (!req.is(JSON_TYPES)) return next(new ShopError("unsupported_media_type"))
  const { bodyLimit = "usual" } = call
  PARSERS[bodyLimit](req, res, (fault: unknown) => {
    if (fault) return next(asRefusal(fault, bodyLimit))
    next(isObject(req.body) ? undefined : badField({ field: "", message: "must be a JSON object" }))
  })
}

function isEmpty({ headers }: MedusaRequest): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0
}

function isObject(body: unknown): boolean {
  return typeof body === "object" && body !== null && !Array.isArray(body)
}

function asRefusal(fault: unknown, limit: keyof typeof PARSERS): ShopError {
  const { type } = fault as { type?: string }
  const code = FAULTS[type ?? ""] ?? "invalid_body"
  if (code === "body_too_large" && limit !== "usual")
    return new ShopError(code, { variant: TOO_LARGE[limit] })
  return new ShopError(code)
}
