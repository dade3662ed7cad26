import { Redis } from "ioredis"

const ANSWER_LIMIT_MS = 2000

/** Resolves when a Redis takes commands, and rejects with what keeps it from that. */
export async function pingRedis(url: string): Promise<void> {
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

export async function answersPing(url: string): Promise<boolean> {
  return pingRedis(url).then(
    () => true,
    () => false,
  )
}
