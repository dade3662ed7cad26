/** Medusa gives amounts as numbers, text or its own big numbers. */
export function amountOf(value: unknown): number {
  const raw = typeof value === "object" && value && "value" in value ? value.value : value
  return Number(raw ?? 0)
}
