import { fork, type ChildProcess, type ForkOptions } from "node:child_process"
import { once } from "node:events"
import path from "node:path"

export type HeldPostgres = { child: ChildProcess; url: string; fresh: boolean }

/** Starts the embedded PostgreSQL from a process of its own, which can be killed. */
export async function spawnPostgres(
  folder: string,
  user: Pick<ForkOptions, "uid" | "gid"> = {},
): Promise<HeldPostgres> {
  const child = fork(path.join(__dirname, "hold-postgres.ts"), [folder], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    ...user,
  })
  const [message] = await once(child, "message")
  if (message.failure) throw new Error(message.failure)
  return { child, url: message.url, fresh: message.fresh }
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, "exit")
  child.kill(signal)
  await gone
}
