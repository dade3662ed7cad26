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
