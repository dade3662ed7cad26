import { z } from "@medusajs/framework/zod"
import type { Access, Call } from "../calls/call"

type Refusals = Record<number, readonly string[]>

/** Every status and code that a call can be refused with: its own and those of all calls. */
export function refusalsOf(call: Call): Refusals {
  const common: Refusals[] = [
    { 400: badInput(call) },
    {
      401:
        call.access === "identity token" ? ["not_signed_in", "invalid_token"] : ["not_signed_in"],
    },
    forbidden(call),
    call.body ? { 413: ["body_too_large"] } : {},
    { 429: ["too_many_requests"], 500: ["internal_error"], 503: ["unavailable"] },
  ]
  return [...common, call.refusals ?? {}].reduce(merge, {})
}

/** An address, a query and a body are read before anything else. */
function badInput({ body, bodyType }: Call): string[] {
  const json = body && bodyType !== "multipart"
  return ["invalid_address", "invalid_input", ...(json ? ["invalid_json", "invalid_body"] : [])]
}

const FORBIDDEN: Readonly<Record<Access, readonly string[]>> = {
  guest: [],
  "identity token": ["not_yours"],
  "signed in": [],
  "self or administrator": ["not_yours", "admins_only"],
  "owner or administrator": ["admins_only"],
  administrator: ["admins_only"],
}

function forbidden({ access, body }: Call): Refusals {
  const codes = new Set(FORBIDDEN[access])
  if (namesMail(body)) codes.add("not_yours")
  // A body may ask for nothing but what its sender does not decide.
  if (body && access !== "administrator" && access !== "identity token") codes.add("forbidden")
  return codes.size > 0 ? { 403: [...codes] } : {}
}

/** Whether a body names a mail, which must then be the caller's own. */
export function namesMail(body: z.ZodType | undefined): boolean {
  if (body instanceof z.ZodObject) return "email" in body.shape
  return false
}

function merge(all: Refusals, some: Refusals): Refusals {
  const merged = { ...all }
  for (const [status, codes] of Object.entries(some)) {
    merged[Number(status)] = [...new Set([...(merged[Number(status)] ?? []), ...codes])]
  }
  return merged
}
