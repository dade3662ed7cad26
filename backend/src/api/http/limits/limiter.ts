import { createHash } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"

/** Counts keys in windows of time. In memory; a store that processes share has the same two calls. */
export type Limiter = {
  /** Counts one more of the key; answers the seconds to wait when it is too many, else 0. */
  take(key: string): Promise<number>
  /** Takes one back from the count. */
  giveBack(key: string): Promise<void>
}

/** 10 MB a limiter when full: past this the longest unused keys are forgotten. */
const MOST_KEYS = 20_000

export function newLimiter(
  { points, seconds }: { points: number; seconds: number },
  mostKeys = MOST_KEYS,
): Limiter {
  const store = new RateLimiterMemory({ points, duration: seconds })
  const known = new Set<string>()
  return {
    async take(key) {
      const short = digest(key)
      await remember(short)
      try {
        await store.consume(short)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async giveBack(key) {
      await store.reward(digest(key))
    },
  }

  /** The most recently counted keys stand last. */
  async function remember(key: string): Promise<void> {
    known.delete(key)
    known.add(key)
    const [oldest] = known
    if (known.size <= mostKeys || oldest === undefined) return
    known.delete(oldest)
    await store.delete(oldest)
  }
}

/** A client chooses what an account is called, and how long the name is. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22)
}
