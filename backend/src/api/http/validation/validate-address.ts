import type { NextFunction, Request, Response } from "express"
import { callsAt } from "./calls-at"
import { FORBIDDEN_TEXT } from "./forbidden-text"
import { badField } from "./bad-field"
import { ShopError } from "../../../errors/shop-error"

const FORBIDDEN_SIGN = "must not hold a NUL sign"
/** `id[4294967294]=1`: Medusa's parser makes a list of that length and walks it, for minutes. */
const HUGE_INDEX = /\[\d{4,}\]/

/**
 * Refuses addresses that no route could take without a fault: malformed percent escapes, NUL signs
 * (PostgreSQL takes none) and lists in the query with a gap of thousands. For every route.
 */
export function validateAddress(req: Request, _res: Response, next: NextFunction): void {
  const path = decoded(req.path)
  if (path === undefined) return next(isPage(req) ? undefined : new ShopError("invalid_address"))
  if (FORBIDDEN_TEXT.test(path)) {
    return next(badField({ field: blamedSegment(req), message: FORBIDDEN_SIGN }))
  }
  for (const [name, value] of queryOf(req.originalUrl)) {
    if (HUGE_INDEX.test(name)) {
      return next(badField({ field: outerName(name), message: "is too long a list" }))
    }
    if (FORBIDDEN_TEXT.test(name) || FORBIDDEN_TEXT.test(value)) {
      return next(badField({ field: outerName(name), message: FORBIDDEN_SIGN }))
    }
  }
  next()
}

/** The storefront answers any address with its own not-found page. */
function isPage({ method, path }: Request): boolean {
  const reads = method === "GET" || method === "HEAD"
  return reads && !/^\/(api|store|admin|auth|hooks|cloud)(\/|$)/i.test(path)
}

/** The contract's name of the parameter that holds the sign, `path` where it has none. */
function blamedSegment(req: Request): string {
  const at = req.path.split("/").findIndex((part) => FORBIDDEN_TEXT.test(decoded(part) ?? ""))
  const [call] = callsAt(req)
  const named = /^\{(\w+)\}$/.exec(`/api/v1${call?.path ?? ""}`.split("/")[at] ?? "")
  return named?.[1] ?? "path"
}

/** Names and values as qs finds them; a piece that cannot be decoded stays as it is, as qs does. */
function queryOf(url: string): [name: string, value: string][] {
  const at = url.indexOf("?")
  if (at < 0) return []
  return url
    .slice(at + 1)
    .split("&")
    .map((piece) => {
      const plain = piece.replace(/%5B/gi, "[").replace(/%5D/gi, "]")
      const bracket = plain.indexOf("]=")
      const end = bracket < 0 ? plain.indexOf("=") : bracket + 1
      const name = end < 0 ? plain : plain.slice(0, end)
      const value = end < 0 ? "" : plain.slice(end + 1)
      return [decoded(name) ?? name, decoded(value) ?? value]
    })
}

function outerName(name: string): string {
  return name.split("[")[0]?.replace(/\0/g, "") ?? ""
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
