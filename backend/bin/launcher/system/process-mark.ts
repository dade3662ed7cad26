import { spawnSync } from "node:child_process"
import { readText } from "./read-text"

const STATE = 0
const STARTED_AT = 19
const DEAD_STATES = ["Z", "X"]

/**
 * A text that names a living process, and no later one that gets the same pid; undefined when none
 * lives. A zombie counts as dead: containers without an init keep them for ever.
 */
export function processMark(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !exists(pid)) return undefined
  if (process.platform === "linux") return markFromProc(pid)
  if (process.platform === "win32") return String(pid)
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
  return stdout.trim() === "" ? undefined : `${pid} ${stdout.trim()}`
}

function markFromProc(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  // The program's name comes before, in brackets, and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")
  if (!fields || DEAD_STATES.includes(fields[STATE] ?? "X")) return undefined
  return `${pid} ${fields[STARTED_AT]}`
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
