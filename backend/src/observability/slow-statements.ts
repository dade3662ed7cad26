import type { PoolClient } from "./health/pool-client"
import { currentRequest } from "./request-context"
import { redactValues } from "./redact"

export type SlowStatement = {
  duration_ms: number
  /** Without values. */
  statement: string
  request_id: string | undefined
}

type Begun = { at: number; request: string | undefined }

/** Tells of each statement of the process that took longer than `slowMs`. */
export function observeStatements(
  client: PoolClient,
  { slowMs, onSlow }: { slowMs: number; onSlow: (slow: SlowStatement) => void },
): void {
  // By connection: one statement runs on each at a time.
  const begun = new Map<string, Begun>()
  const end = (_: unknown, { __knexUid, sql }: { __knexUid: string; sql: string }) => {
    const { at, request } = begun.get(__knexUid) ?? { at: Infinity, request: undefined }
    begun.delete(__knexUid)
    const passed = performance.now() - at
    if (passed < slowMs) return
    onSlow({
      duration_ms: Math.round(passed),
      statement: redactValues(sql),
      request_id: request,
    })
  }
  client.on("query", ({ __knexUid }) => {
    begun.set(__knexUid, { at: performance.now(), request: currentRequest() })
  })
  client.on("query-response", end)
  client.on("query-error", end)
}
