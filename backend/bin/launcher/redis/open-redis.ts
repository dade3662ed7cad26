import path from "node:path"
import type { Launch } from "../launch/launch"
import { startRedis } from "./redis-server"

/** Starts the system's Redis where REDIS_URL names none, and sets REDIS_URL to it. */
export async function openRedis(launch: Launch): Promise<void> {
  if (launch.environment.redisUrl) return
  const starting = launch.step("Starting Redis", () =>
    startRedis({
      folder: launch.data.redis,
      logFile: path.join(launch.data.logs, "redis.log"),
      note: (line) => launch.terminal.note(line),
    }),
  )
  // A signal may come while it starts: what has begun is waited for, and then stopped.
  launch.shutdown.add(() => starting.then((redis) => redis.stop()).catch(() => undefined))
  process.env.REDIS_URL = (await starting).url
}
