import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"
import type { Home } from "./home"

const PORT_LINE = 3
const NONE = ""

/** What a running server says of itself: its process and its port. */
export function runningServer(home: Home): { pid: number; port: number } | undefined {
  const lines = readText(path.join(home.dataDirectory, "postmaster.pid"))?.split("\n") ?? []
  const pid = Number(lines[0])
  const port = Number(lines[PORT_LINE])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Whether any process still works on the data directory. The pid file alone cannot tell: its number may
 * belong to another program by now, and workers outlive a killed server for a moment.
 */
export function dataDirectoryInUse(home: Home): boolean {
  if (process.platform !== "linux") {
    const server = runningServer(home)
    return server !== undefined && processMark(server.pid) !== undefined
  }
  const dataDirectory = fs.realpathSync(home.dataDirectory)
  const works = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => workingFolder(Number(pid)) === dataDirectory)
  return works || isEnding(runningServer(home)?.pid)
}

/**
 * The server that the pid file names, where it has ended and its parent has not collected it: one
 * that was killed together with its parent waits for init, in some containers for ever. PostgreSQL
 * takes its number for a running server's.
 */
export function uncollectedServer(home: Home): number | undefined {
  const pid = runningServer(home)?.pid
  if (process.platform !== "linux" || pid === undefined) return undefined
  return fs.existsSync(`/proc/${pid}`) && processMark(pid) === undefined ? pid : undefined
}

/** A process that ends has no working folder any more, and is no zombie yet. */
function isEnding(pid: number | undefined): boolean {
  return pid !== undefined && processMark(pid) !== undefined && workingFolder(pid) === NONE
}

/** PostgreSQL's processes all have the data directory as theirs; undefined for another user's process. */
function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    return errorCode(error) === "ENOENT" ? NONE : undefined
  }
}
