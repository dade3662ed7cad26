import type { Place, Rotation } from "./rotation"

const PAUSE_MS = 500
const ANSWER_LIMIT_MS = 2000
/** A busy server may be late once. */
const MOST_SILENCES = 2

/** Asks each server, again and again until the returned function is called, whether it is ready. */
export function watchHealth({ places }: Rotation): () => void {
  const timers = new Map<Place, NodeJS.Timeout>()
  let stopped = false
  const watch = async (place: Place, silences: number) => {
    const ready = await isReady(place.port)
    if (stopped) return
    const silent = ready === undefined ? silences + 1 : 0
    if (ready !== undefined) place.isHealthy = ready
    else if (silent >= MOST_SILENCES) place.isHealthy = false
    timers.set(
      place,
      setTimeout(() => void watch(place, silent), PAUSE_MS),
    )
  }
  for (const place of places) void watch(place, 0)
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
