import fs from "node:fs"
import { processesOf } from "../../testkit/shop/processes-of"

/** The kernel's unit in /proc/PID/stat. */
const TICKS_A_SECOND = 100

/** Seconds that a process has worked since it began. */
function secondsOf(pid: number): number {
  const [, rest = ""] = /\) (.*)/.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8")) ?? []
  const fields = rest.split(" ")
  // utime, stime and those of children that have ended.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

export type ProcessorTime = { server: number; postgres: number }

/**
 * Seconds of processor time of a shop's process and of its PostgreSQL with all that it has forked: what
 * a row takes, however busy the machine is.
 */
export function processorTime(pid: number, folder: string): ProcessorTime {
  const servers = processesOf(folder).filter(({ command }) => /^\S*postgres /.test(command))
  const postmasters = new Set(servers.map((server) => server.pid))
  const backends = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => postmasters.has(one) || postmasters.has(parentOf(one)))
  return { server: secondsOf(pid), postgres: backends.reduce((sum, one) => sum + orNone(one), 0) }
}

function parentOf(pid: number): number {
  try {
    const [, parent] = /\) \S+ (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8")) ?? []
    return Number(parent ?? 0)
  } catch {
    return 0
  }
}

function orNone(pid: number): number {
  try {
    return secondsOf(pid)
  } catch {
    return 0
  }
}
