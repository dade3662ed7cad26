import { RateLimiterRedis } from "rate-limiter-flexible"
import { redisConnection } from "../redis-connection"
import { limiterOver, newLimiter, type Limiter, type Window } from "./limiter"

/**
 * A limiter that the processes of a shop share by Redis, where REDIS_URL names one. While Redis
 * cannot be reached each process counts for itself.
 */
export function newSharedLimiter(name: string, window: Window): Limiter {
  return orElse(overRedis(name, window), newLimiter(window))
}

/** The first limiter's answers, and the second's where the first has none. */
export function orElse(first: Limiter | undefined, second: Limiter): Limiter {
  if (!first) return second
  return {
    take: (key) => first.take(key).catch(() => second.take(key)),
    giveBack: (key) => first.giveBack(key).catch(() => second.giveBack(key)),
  }
}

function overRedis(name: string, { points, seconds }: Window): Limiter | undefined {
  const storeClient = redisConnection()
  if (!storeClient) return undefined
  return limiterOver(
    new RateLimiterRedis({
      storeClient,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      rejectIfRedisNotReady: true,
    }),
  )
}
