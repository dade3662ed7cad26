import type { ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { hasEnded, waitForEnd } from "../system/child-end"
import { logTail } from "../system/log-file"
import { freePort } from "../system/ports"
import { spawnGuarded } from "../system/spawn-guarded"
import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"
import { answersPing } from "./reach-redis"

const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 4000
const PROGRAMS = ["redis-server", "valkey-server"]

export type RedisHome = { program: string; configuration: string; url: string }

/**
 * A Redis on this machine with a port and a password of its own and its data in a folder. The
 * password is in no list of processes. Throws StartFailure where none is installed.
 */
export async function configureRedis(folder: string): Promise<RedisHome> {
  const program = redisProgram()
  const port = await freePort()
  const password = randomBytes(24).toString("base64url")
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const configuration = path.join(folder, "redis.conf")
  const lines = [
    "bind 127.0.0.1",
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    // Schedules, sessions and events that wait outlive it.
    "appendonly yes",
    'save ""',
    "maxmemory-policy noeviction",
  ]
  fs.writeFileSync(configuration, lines.join("\n"), { mode: 0o600 })
  return { program, configuration, url: `redis://:${password}@127.0.0.1:${port}` }
}

/** Starts it; resolves when it takes commands. Throws StartFailure. */
export async function bringUpRedis(
  { program, configuration, url }: RedisHome,
  logFile: string,
): Promise<ChildProcess> {
  const child = spawnGuarded(program, [configuration], { logFile })
  child.on("error", () => undefined)
  child.stdin?.on("error", () => undefined)
  // Lets the guard's second half go, too.
  child.once("exit", () => child.stdin?.destroy())
  const ready = async () => hasEnded(child) || (await answersPing(url))
  if ((await waitUntil(ready, START_LIMIT_MS)) && !hasEnded(child)) return child
  await stopRedis(child)
  throw new StartFailure(`Redis did not start. The end of ${logFile}:\n\n${logTail(logFile)}`)
}

/** Lets it write down what it has, and end. */
export async function stopRedis(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.stdin?.end()
  if (await waitForEnd(child, STOP_LIMIT_MS)) return
  // The guard's group has the server in it.
  if (child.pid) process.kill(-child.pid, "SIGKILL")
  await waitForEnd(child, STOP_LIMIT_MS)
}

/** Path of a Redis or Valkey server that is installed on this machine. Throws StartFailure. */
export function redisProgram(search = process.env.PATH ?? ""): string {
  const places = search.split(path.delimiter).filter(Boolean)
  const programs = PROGRAMS.flatMap((name) => places.map((place) => path.join(place, name)))
  const found = programs.find((program) => fs.existsSync(program))
  if (found) return found
  throw new StartFailure(
    "The cluster needs Redis, and this machine has none: install it (Debian: " +
      "apt-get install redis-server), or set REDIS_URL to one that runs.",
  )
}
