import { setTimeout as pauseFor } from "node:timers/promises"
import { CircuitOpenError, type CircuitBreaker } from "./circuit-breaker"

/** Milliseconds. Two tries and the pause between them end within TOTAL_MS. */
export const TRY_MS = 4_400
export const PAUSE_MS = 300
/** What one call of the provider may take; a payment dialog has its answer within 10 s. */
export const TOTAL_MS = 9_500

type Limits = { tryMs?: number; pauseMs?: number }

/**
 * A fetch for Stripe's client that tries twice with the same headers, hence the same idempotency
 * key: one effect of both. The time of a try counts to the last byte of the answer; in Stripe's own
 * clients it ends with the headers. Refusals of a card or a request are answers, no failures.
 */
export function createRetryingFetch(
  circuit: CircuitBreaker,
  { tryMs = TRY_MS, pauseMs = PAUSE_MS }: Limits = {},
): typeof fetch {
  return async (url, init) => {
    const send = () => circuit.run(() => fetchWhole(url, init, tryMs), isDown)
    try {
      const answer = await send()
      if (!mayWorkLater(answer)) return answer
    } catch (error) {
      if (error instanceof CircuitOpenError) throw error
    }
    await pauseFor(pauseMs)
    return send()
  }
}

async function fetchWhole(
  url: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  tryMs: number,
): Promise<Response> {
  const limit = AbortSignal.timeout(tryMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  const response = await fetch(url, { ...init, signal })
  const { status, headers } = response
  return new Response(await response.arrayBuffer(), { status, headers })
}

function isDown({ status }: Response): boolean {
  return status >= 500
}

/** 409 is Stripe's answer while the first try of the same key is still at work. */
function mayWorkLater({ status }: Response): boolean {
  return status === 409 || status === 429 || status >= 500
}
