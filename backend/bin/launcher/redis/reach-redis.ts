import type { Launch } from "../launch/launch"
import { pingRedis } from "./ping-redis"
import { StartFailure } from "../system/start-failure"

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
