/** Where an order that was cancelled for want of payment keeps how many hours it had. */
export const EXPIRED_AFTER_HOURS = "expired_after_hours"

/** How many hours a cancelled order had to be paid; undefined where it was cancelled by somebody. */
export function expiredAfter({
  metadata,
}: {
  metadata: Record<string, unknown> | null
}): number | undefined {
  const hours = metadata?.[EXPIRED_AFTER_HOURS]
  return typeof hours === "number" ? hours : undefined
}
