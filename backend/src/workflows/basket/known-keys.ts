/** As many keys as a client could be waiting for at once, and more. */
const KEYS_KNOWN = 20

/** The Idempotency-Keys that a list knows, with this one behind them. */
export function withKey(known: readonly string[], key: string | undefined): string[] {
  return [...known, ...(key ? [key] : [])].slice(-KEYS_KNOWN)
}
