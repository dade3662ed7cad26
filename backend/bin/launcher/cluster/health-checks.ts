import type { Upstream, Rotation } from "./upstreams"

const PAUSE_MS = 500
const ANSWER_LIMIT_MS = 2000
/** A busy server may be late once. */
const MAX_MISSES = 2

/** Asks each server, again and again until the returned function is called, whether it is ready. */
export function startHealthChecks({ upstreams }: Rotation): () => void {
  const timers = new Map<Upstream, NodeJS.Timeout>()
  let stopped = false
  const check = async (upstream: Upstream, misses: number) => {
    const ready = await isReady(upstream.port)
    if (stopped) return
    const missed = ready === undefined ? misses + 1 : 0
    if (ready !== undefined) upstream.isHealthy = ready
    else if (missed >= MAX_MISSES) upstream.isHealthy = false
    timers.set(
      upstream,
      setTimeout(() => void check(upstream, missed), PAUSE_MS),
    )
  }
  for (const upstream of upstreams) void check(upstream, 0)
  return () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** Undefined where there is no answer. */
async function isReady(port: number): Promise<boolean | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    return (await fetch(`http://127.0.0.1:${port}/health/ready`, { signal })).ok
  } catch {
    return undefined
  }
}
