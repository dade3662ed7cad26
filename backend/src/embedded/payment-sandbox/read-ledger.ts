import path from "node:path"
import { readTables } from "./storage/store"

/** What became of one intent's money, in the smallest unit of its currency. */
export type LedgerEntry = {
  intent: string
  metadata: Record<string, string>
  currency: string
  captured: number
  refunded: number
}

/**
 * What the sandbox of a data folder took and gave back, for tests and benchmarks: no address
 * answers it. Its log tells the truth while it runs, since every answer is on the disk before.
 */
export function readLedger(dataDir: string): LedgerEntry[] {
  const { intents, refunds } = readTables(path.join(dataDir, "payments"))
  const refunded = new Map<string, number>()
  for (const { payment_intent, amount } of refunds.values()) {
    refunded.set(payment_intent, (refunded.get(payment_intent) ?? 0) + amount)
  }
  return [...intents.values()].map(({ id, metadata, currency, amount_received: captured }) => ({
    intent: id,
    metadata,
    currency,
    captured,
    refunded: refunded.get(id) ?? 0,
  }))
}
