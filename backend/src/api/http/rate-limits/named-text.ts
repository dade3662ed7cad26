/** The text under the first of these names in a body that nobody has checked yet. */
export function namedText(body: unknown, ...names: string[]): string | undefined {
  if (typeof body !== "object" || body === null) return undefined
  const own = new Map<string, unknown>(Object.entries(body))
  const found = names.map((name) => own.get(name)).find((value) => typeof value === "string")
  return typeof found === "string" ? found.trim() : undefined
}
