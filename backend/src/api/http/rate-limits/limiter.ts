import { createHash } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible"

/** Counts keys in windows of time. */
export type Limiter = {
  /** Counts one more of the key; answers the seconds to wait when it is too many, else 0. */
  take(key: string): Promise<number>
  /** Takes one back from the count. */
  giveBack(key: string): Promise<void>
}

/** At most so many of a key in each window. */
export type Window = { points: number; seconds: number }

/** 10 MB a limiter when full: past this the longest unused keys are forgotten. */
const MOST_KEYS = 20_000

/** A limiter of this process alone. */
export function newLimiter({ points, seconds }: Window, mostKeys = MOST_KEYS): Limiter {
  const store = new RateLimiterMemory({ points, duration: seconds })
  const counted = limiterOver(store)
  const known = new Set<string>()
  return {
    async take(key) {
      await remember(digest(key))
      return counted.take(key)
    },
    giveBack: (key) => counted.giveBack(key),
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

/** Counts in a store. Rejects where the store cannot be reached. */
export function limiterOver(store: RateLimiterAbstract): Limiter {
  return {
    async take(key) {
      try {
        await store.consume(digest(key))
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
}

/** A client chooses what an account is called, and how long the name is. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22)
}
