import { Redis } from "ioredis"
import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"

const ANSWER_LIMIT_MS = 2000

/** Looks at the Redis that REDIS_URL names, if it names one. Throws StartFailure. */
export async function reachRedis({ environment, step }: Launch): Promise<void> {
  const { redisUrl } = environment
  if (redisUrl) await step("Reaching Redis", () => check(redisUrl))
}

async function check(url: string): Promise<void> {
  try {
    await pingRedis(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`REDIS_URL names a Redis that cannot be reached (${reason}).`)
  }
}

/** Resolves when a Redis takes commands, and rejects with what keeps it from that. */
async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
    retryStrategy: () => null,
  })
  redis.on("error", () => undefined)
  try {
    await redis.connect()
    await redis.ping()
  } finally {
    redis.disconnect()
  }
}

/** Whether a Redis takes commands. */
export async function answersPing(url: string): Promise<boolean> {
  return pingRedis(url).then(
    () => true,
    () => false,
  )
}
