/** Milliseconds that a JWT lives, from its own `iat` and `exp`; null where it does not say. */
export function lifeOf(token: string): number | null {
  const [, payload = ""] = token.split(".")
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"))
    const { iat, exp } = JSON.parse(text) as { iat?: unknown; exp?: unknown }
    if (typeof iat !== "number" || typeof exp !== "number") return null
    return (exp - iat) * 1000
  } catch {
    return null
  }
}
