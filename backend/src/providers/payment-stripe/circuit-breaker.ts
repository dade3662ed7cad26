export type CircuitOptions = {
  /** Failures in a row after which nothing is asked any more. */
  failures?: number
  /** Milliseconds until one call may try whether it works again. */
  pause?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

export type CircuitBreaker = {
  /** Makes the call unless the circuit is open, which throws CircuitOpenError at once. */
  run<Result>(call: () => Promise<Result>, isFailure: (result: Result) => boolean): Promise<Result>
}

/** The other side failed again and again: it was not asked this time. */
export class CircuitOpenError extends Error {}

/**
 * Keeps callers from waiting for what is down: open after some failures in a row, then one call at
 * a time tries it after a pause, and the first success closes it.
 */
export function createCircuitBreaker({
  failures: limit = 3,
  pause = 5_000,
  now = () => performance.now(),
}: CircuitOptions = {}): CircuitBreaker {
  let failures = 0
  let nextProbeAt = 0
  let probing = false

  function admit(): { probe: boolean } {
    if (failures < limit) return { probe: false }
    if (probing || now() < nextProbeAt) {
      throw new CircuitOpenError(`It failed ${failures} times in a row and is not asked for now`)
    }
    probing = true
    return { probe: true }
  }

  function record(failed: boolean): void {
    failures = failed ? failures + 1 : 0
    nextProbeAt = now() + pause
  }

  return {
    async run(call, isFailure) {
      const { probe } = admit()
      try {
        const result = await call()
        record(isFailure(result))
        return result
      } catch (error) {
        record(true)
        throw error
      } finally {
        // A call from before the circuit opened may end while another one is the probe.
        if (probe) probing = false
      }
    },
  }
}
