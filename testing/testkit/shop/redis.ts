import type { ChildProcess } from "node:child_process"
import net from "node:net"
import path from "node:path"
import {
  bringUpRedis,
  configureRedis,
  stopRedis,
} from "../../../backend/bin/launcher/redis/redis-process"

export type Redis = {
  url: string
  kill: () => void
  /** Lets connections come and answers nothing on them, until `goOn`. */
  hang: () => void
  goOn: () => void
  /** Starts it again, at the same address and with its data. */
  bringBack: () => Promise<void>
  stop: () => Promise<void>
  /** How much is in a sorted set. */
  count: (set: string) => Promise<number>
}

/** A Redis that nobody brings back but its test. */
export async function startRedis(folder: string): Promise<Redis> {
  const home = await configureRedis(path.join(folder, "redis"))
  const bringUp = () => bringUpRedis(home, path.join(folder, "redis.log"))
  let child: ChildProcess = await bringUp()
  // Its guard leads the group.
  const send = (signal: NodeJS.Signals) => void (child.pid && process.kill(-child.pid, signal))
  return {
    url: home.url,
    kill: () => send("SIGKILL"),
    hang: () => send("SIGSTOP"),
    goOn: () => send("SIGCONT"),
    bringBack: async () => {
      child = await bringUp()
    },
    stop: () => stopRedis(child),
    count: (set) => countIn(new URL(home.url), set),
  }
}

/** By Redis' inline commands: the tests need no client of their own. */
async function countIn({ hostname, port, password }: URL, set: string): Promise<number> {
  const socket = net.connect(Number(port), hostname)
  socket.end(`AUTH ${password}\r\nZCARD ${set}\r\nQUIT\r\n`)
  let answer = ""
  for await (const chunk of socket) answer += String(chunk)
  const count = /^:(\d+)\r$/m.exec(answer)?.[1]
  if (count === undefined) throw new Error(`Redis answered ${answer}`)
  return Number(count)
}
