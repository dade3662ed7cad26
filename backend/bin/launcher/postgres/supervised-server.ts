import { spawnSync, type ChildProcess } from "node:child_process"
import { hasEnded, waitForEnd } from "../system/child-end"
import { keepAlive } from "../system/keep-alive"
import { logTail } from "../system/log-file"
import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"
import { programIn } from "./binaries"
import { dataDirectoryInUse, runningServer } from "./server-processes"
import { tryConnect } from "./connect"
import { spawnServer, type ServerOptions } from "./guarded-server"

// Recovery after a crash replays the log first.
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 4000
const LAST_WORKER_LIMIT_MS = 20_000

export type SuperviseOptions = ServerOptions & {
  /** Address of a database that every server has. */
  url: string
  note: (line: string) => void
}

export type Stops = {
  stop: () => Promise<void>
  /** The same while this process exits, when nothing can be waited for any more. */
  stopNow: () => void
}

/** Keeps PostgreSQL running on one port until `stop`, whoever kills it in between. */
export async function superviseServer(options: SuperviseOptions): Promise<Stops> {
  const server = await keepAlive({
    name: "PostgreSQL",
    bringUp: () => bringUp(options),
    bringDown: (child) => stopServer(child, options),
    note: options.note,
  })
  return {
    stop: server.stop,
    stopNow: () => {
      server.giveUp()
      if (!hasEnded(server.child())) stopServerNow(options)
    },
  }
}

async function bringUp(options: SuperviseOptions): Promise<ChildProcess> {
  await waitUntil(() => !dataDirectoryInUse(options.home), LAST_WORKER_LIMIT_MS)
  const child = spawnServer(options)
  child.on("error", () => undefined)
  child.stdin?.on("error", () => undefined)
  // Lets the guard's second half go, too.
  child.once("exit", () => child.stdin?.destroy())
  const ready = async () => hasEnded(child) || (await takesConnections(options.url))
  if ((await waitUntil(ready, START_LIMIT_MS)) && !hasEnded(child)) return child
  await stopServer(child, options)
  throw new StartFailure(
    `PostgreSQL did not start. The end of ${options.logFile}:\n${logTail(options.logFile)}`,
  )
}

async function takesConnections(url: string): Promise<boolean> {
  const client = await tryConnect(url)
  await client?.end()
  return client !== undefined
}

async function stopServer(child: ChildProcess, { home, native }: SuperviseOptions): Promise<void> {
  if (hasEnded(child)) return
  const server = runningServer(home)
  // There is no guard on Windows.
  if (process.platform === "win32") stopServerNow({ home, native })
  child.stdin?.end()
  if (await waitForEnd(child, STOP_LIMIT_MS)) return
  // Without goodbye: what was committed is in the log and comes back with the next start.
  if (server) process.kill(server.pid, "SIGQUIT")
  await waitForEnd(child, STOP_LIMIT_MS)
}

function stopServerNow({ home, native }: Pick<ServerOptions, "home" | "native">): void {
  const args = ["-D", home.dataDirectory, "-m", "fast", "-w", "-t", "4", "stop"]
  spawnSync(programIn(native, "pg_ctl"), args, { cwd: "/", stdio: "ignore", ...home.owner })
}
