import { Redis } from "ioredis"
import { REDIS_FAILS_FAST } from "../../settings/providers/redis-options"
import { shopEnvironment } from "./environment"

/** A count is asked for several times in one call, and the call can do without. */
const ANSWER_LIMIT_MS = 200

let connection: Redis | undefined

/** This process's connection for counts; undefined where REDIS_URL names no Redis. */
export function redisConnection(): Redis | undefined {
  const { redisUrl } = shopEnvironment()
  if (!redisUrl) return undefined
  connection ??= connect(redisUrl)
  return connection
}

/** Whether there should be a Redis and none can be reached. */
export function isRedisUnreachable(): boolean {
  const redis = redisConnection()
  return redis !== undefined && redis.status !== "ready"
}

function connect(redisUrl: string): Redis {
  const redis = new Redis(redisUrl, { ...REDIS_FAILS_FAST, commandTimeout: ANSWER_LIMIT_MS })
  // Medusa's own connections tell in the log that Redis is gone.
  redis.on("error", () => undefined)
  return redis
}
