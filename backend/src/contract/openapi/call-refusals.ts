import { z } from "@medusajs/framework/zod"
import type { Access, Call } from "../calls/call"
import type { RefusalCode } from "../refusal-sentence"
import { REFUSALS } from "../refusals"

/** Codes by the status that they are answered with. */
export type CallRefusals = Record<number, readonly RefusalCode[]>

/** Every status and code that a call can be refused with: its own and those of all calls. */
export function refusalsOf(call: Call): CallRefusals {
  const codes = new Set<RefusalCode>([
    ...badInput(call),
    "not_signed_in",
    ...(call.access === "identity token" ? (["invalid_token"] as const) : []),
    ...forbidden(call),
    ...(call.body ? (["body_too_large"] as const) : []),
    "too_many_requests",
    "internal_error",
    "unavailable",
    ...(call.refusals ?? []),
  ])
  const byStatus: CallRefusals = {}
  for (const code of codes) {
    const { status } = REFUSALS[code]
    byStatus[status] = [...(byStatus[status] ?? []), code]
  }
  return byStatus
}

/** An address, a query and a body are read before anything else. */
function badInput({ body, bodyType }: Call): readonly RefusalCode[] {
  const json = body && bodyType !== "multipart"
  return ["invalid_address", "invalid_input", ...(json ? JSON_CODES : [])]
}

const JSON_CODES = ["invalid_json", "invalid_body"] as const

const FORBIDDEN: Readonly<Record<Access, readonly RefusalCode[]>> = {
  guest: [],
  "identity token": ["not_yours"],
  "signed in": [],
  "self or administrator": ["not_yours", "admins_only"],
  owner: [],
  "owner or administrator": ["admins_only"],
  administrator: ["admins_only"],
}

function forbidden({ access, body, plugin }: Call): RefusalCode[] {
  const codes = [...FORBIDDEN[access]]
  // What a body of a plugin's may say is the plugin's to decide.
  if (plugin) return codes
  if (namesMail(body)) codes.push("not_yours")
  // A body may ask for nothing but what its sender does not decide.
  if (body && access !== "administrator" && access !== "identity token") codes.push("forbidden")
  return codes
}

/** Whether a body names a mail, which must then be the caller's own. */
export function namesMail(body: z.ZodType | undefined): boolean {
  if (body instanceof z.ZodUnion) {
    return body.options.every((option) => option instanceof z.ZodObject && namesMail(option))
  }
  return body instanceof z.ZodObject && "email" in body.shape
}
