import path from "node:path"
import type { Launch } from "../launch/launch"
import { keepAlive } from "../system/keep-alive"
import { bringUpRedis, configureRedis, stopRedis } from "./redis-process"

export type RedisServer = { url: string; stop: () => Promise<void> }

type Options = {
  /** Absolute folder of its files; made when it is missing. */
  folder: string
  logFile: string
  /** Told what a person may want to know. */
  note: (line: string) => void
}

/**
 * Keeps a Redis of the system running on this machine until `stop`, with its data on disk, whoever
 * kills it in between. It ends with this process. Throws StartFailure.
 */
export async function startRedis({ folder, logFile, note }: Options): Promise<RedisServer> {
  const redis = await configureRedis(folder)
  const { stop } = await keepAlive({
    name: "Redis",
    bringUp: () => bringUpRedis(redis, logFile),
    bringDown: stopRedis,
    note,
  })
  return { url: redis.url, stop }
}

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
