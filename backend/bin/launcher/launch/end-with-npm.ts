import { execFileSync } from "node:child_process"
import type { Shutdown } from "./shutdown"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"

const LOOK_MS = 500
const PARENT_FIELD = 1

/**
 * Ends the shop with the `npm start` that runs it. npm hands a signal on to the shell between them
 * and not to this process, and a killed npm hands on nothing.
 */
export function endWithNpm(shutdown: Shutdown): void {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return
  const shell = process.ppid
  const above = [shell, parentOf(shell)].map((pid) => ({ pid, mark: processMark(pid) }))
  const timer = setInterval(() => {
    if (above.every(({ pid, mark }) => processMark(pid) === mark)) return
    clearInterval(timer)
    void shutdown.exit(0)
  }, LOOK_MS)
  timer.unref()
}

function parentOf(pid: number): number {
  const stat = readText(`/proc/${pid}/stat`)
  // The program's name comes before, in brackets, and may itself hold spaces and brackets.
  if (stat) return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[PARENT_FIELD])
  return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }))
}
