const LOOK_MS = 1000
/** A start waits for its database for a while, and goes on to load. */
const QUIET_LOOKS = 3

/** Calls `work` once, when nothing more was counted for a moment. */
export function onceQuiet(counted: { count: number }, work: () => Promise<void>): void {
  let before = 0
  let looks = 0
  const timer = setInterval(() => {
    looks = counted.count === before ? looks + 1 : 0
    before = counted.count
    if (looks < QUIET_LOOKS) return
    clearInterval(timer)
    // A disk that is full or closed: the next start takes as long as this one.
    work().catch(() => undefined)
  }, LOOK_MS)
  timer.unref()
}
