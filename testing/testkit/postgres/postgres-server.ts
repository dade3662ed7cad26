import fs from "node:fs"
import path from "node:path"
import { tryConnect } from "../../../backend/bin/launcher/postgres/connect"
import type { Owner } from "../../../backend/bin/launcher/postgres/owner"
import { hasEnded, waitForEnd } from "../../../backend/bin/launcher/system/child-end"
import { errorCode } from "../../../backend/bin/launcher/system/error-code"
import { logTail } from "../../../backend/bin/launcher/system/log-file"
import { spawnGuarded } from "../../../backend/bin/launcher/system/spawn-guarded"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"

const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 10_000
/** In /proc/<pid>/stat, behind the name in brackets: state, parent. */
const PARENT_FIELD = 1

export type PostgresServer = {
  /** Kills it with all its processes; nobody brings it back. */
  kill: () => void
  stop: () => Promise<void>
}

type Options = {
  programs: string
  folder: string
  port: number
  /** Of a database that it has. */
  url: string
  owner: Owner | undefined
  logFolder: string
}

/** Runs a PostgreSQL of Debian's on a data directory until it is stopped or this process ends. */
export async function startPostgresAt(options: Options): Promise<PostgresServer> {
  const { programs, folder, port, url, owner, logFolder } = options
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="]
  const logFile = path.join(logFolder, `${path.basename(folder)}.log`)
  const child = spawnGuarded(
    path.join(programs, "postgres"),
    ["-D", folder, ...settings.flatMap((one) => ["-c", one])],
    { logFile, ...(owner && { owner }) },
  )
  child.on("error", () => undefined)
  child.stdin?.on("error", () => undefined)
  const answers = async () => {
    const client = await tryConnect(url)
    await client?.end()
    return client !== undefined
  }
  const ready = async () => hasEnded(child) || (await answers())
  if (!(await waitUntil(ready, START_LIMIT_MS)) || hasEnded(child)) {
    throw new Error(`PostgreSQL did not start in ${folder}: ${logTail(logFile)}`)
  }
  const pid = Number.parseInt(fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8"), 10)
  return {
    kill: () => {
      const children = childrenOf(pid)
      // The postmaster first: it would start others in their place.
      for (const one of [pid, ...children]) killIfThere(one)
    },
    stop: async () => {
      child.stdin?.end()
      await waitForEnd(child, STOP_LIMIT_MS)
    },
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error
  }
}

function childrenOf(pid: number): number[] {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[PARENT_FIELD])
  } catch {
    // Ended meanwhile.
    return undefined
  }
}
