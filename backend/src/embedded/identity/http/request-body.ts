import type { IncomingMessage } from "node:http"
import { IdentityError } from "./identity-error"

/** The fields of a request or an answer before anybody has looked at their types. */
export type Fields = Record<string, unknown>

/** Bytes; an ID token takes at most 8 kB, the largest body carries one and a Google credential. */
const LIMIT = 32 * 1024

/**
 * Reads a JSON or form body and keeps the named fields.
 *
 * The emulator takes any spelling of a key (`id_token`, `ID token`) for `idToken`, so all that is
 * not named exactly is dropped here, before tokens are checked.
 * Throws IdentityError 400 on malformed bodies and 413 above 32 kB.
 */
export async function readFields(
  request: IncomingMessage,
  names: readonly string[],
): Promise<Fields> {
  const text = await readText(request)
  const all = isForm(request) ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text)
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(all, name)).map((name) => [name, all[name]]),
  )
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Destroying the request would take the connection that the refusal has to go out on.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > LIMIT) throw new IdentityError(413, "REQUEST_TOO_LARGE")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

const isForm = (request: IncomingMessage) =>
  (request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded")

function parseJson(text: string): Fields {
  let parsed: unknown
  try {
    parsed = JSON.parse(text === "" ? "{}" : text)
  } catch {
    throw new IdentityError(400, "Invalid JSON payload received.")
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new IdentityError(400, "Invalid JSON payload received.")
  }
  return { ...parsed }
}
