import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { Call } from "../../contract/calls/call"
import { kebabOf } from "./plugin-name"
import { knownRoutes } from "./registry"

const METHODS: readonly unknown[] = ["GET", "POST", "PUT", "DELETE"]
const WITH_BODY: readonly unknown[] = ["POST", "PUT"]
const ACCESS: readonly unknown[] = ["guest", "signed in", "administrator"]
const LIMITS: readonly unknown[] = [undefined, "read", "change", "mail"]
const PATH = /^(\/([a-z0-9-]+|\{[a-z][a-zA-Z0-9_]*\}))+$/

type Said = {
  name: string
  method: string
  path: string
  access: string
  summary: string
  limit?: string
  query?: unknown
  body?: unknown
}

/** Compiled plugins may have been written without types. Throws what is wrong, and where. */
export function refuseWrongPath(said: Said): void {
  const wrong = complaintOf(said)
  if (wrong) refuse(said, wrong)
}

function complaintOf({ name, method, path, access, summary, limit, query, body }: Said) {
  const names = [...String(path).matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
  if (typeof name !== "string" || kebabOf(name) === "") return "needs its plugin's name"
  if (!METHODS.includes(method)) return "needs a method: GET, POST, PUT or DELETE"
  if (!PATH.test(path)) return "needs a path of small letters: /claims/{id}"
  if (new Set(names).size < names.length) return "has two parameters of one name"
  if (!ACCESS.includes(access)) return `needs an access: ${ACCESS.join(", ")}`
  if (typeof summary !== "string" || !summary) return "needs a summary"
  if (!LIMITS.includes(limit)) return "has a limit that there is not: read, change or mail"
  if (query !== undefined && !(query instanceof z.ZodObject)) return "needs a z.object as query"
  if (body === undefined) return undefined
  if (!(body instanceof z.ZodObject)) return "needs a z.object as body"
  return WITH_BODY.includes(method) ? undefined : "has a body, which only POST and PUT have"
}

/** The shop's OpenAPI document tells what is taken and answered. */
export function refuseUntold(call: Call): void {
  const told = [
    ["query", call.query, "input"],
    ["body", call.body, "input"],
    ["answer", call.answer.schema, "output"],
  ] as const
  for (const [part, schema, io] of told) {
    try {
      if (schema) z.toJSONSchema(schema, { io })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      refuse(said(call), `says of its ${part} what is no JSON: ${why}`)
    }
  }
}

/** One address is one plugin's, and one call of it one route's. */
export function refuseTwins(call: Call): void {
  for (const { call: other } of knownRoutes()) {
    const [, , place] = call.path.split("/")
    if (other.path.split("/")[2] === place && other.plugin.name !== call.plugin?.name) {
      refuse(said(call), `would lie below /api/v1/x/${place}, where ${other.plugin.name} is`)
    }
    if (other.method !== call.method) continue
    if (other.id === call.id || shapeOf(other) === shapeOf(call)) {
      refuse(said(call), `is there already, as ${other.method} ${other.path}`)
    }
  }
}

const shapeOf = ({ path }: Call) => path.replace(/\{\w+\}/g, "{}")

const said = ({ plugin, method, path }: Call) => ({ name: plugin?.name ?? "", method, path })

function refuse({ name, method, path }: Pick<Said, "name" | "method" | "path">, why: string) {
  const message = `The route ${method} ${path} of ${name} ${why}`
  throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
}
