/** The payload of a JWT, unchecked. */
export function payloadOf(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString()
  return JSON.parse(payload) as Record<string, unknown>
}

/** A JWT that nobody signed, as the bare emulator issues and takes them. */
export function unsignedToken(payload: object): string {
  const parts = [{ alg: "none", typ: "JWT" }, payload]
  const [header, body] = parts.map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  )
  return `${header}.${body}.`
}
