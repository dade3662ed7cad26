import fs from "node:fs"
import path from "node:path"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"
import type { Home } from "./home"

const PORT_LINE = 3

/** What a running server says of itself: its process and its port. */
export function runningServer(home: Home): { pid: number; port: number } | undefined {
  const lines = readText(path.join(home.cluster, "postmaster.pid"))?.split("\n") ?? []
  const pid = Number(lines[0])
  const port = Number(lines[PORT_LINE])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Whether any process still works on the cluster. The pid file alone cannot tell: its number may
 * belong to another program by now, and workers outlive a killed server for a moment.
 */
export function clusterInUse(home: Home): boolean {
  if (process.platform !== "linux") {
    const server = runningServer(home)
    return server !== undefined && processMark(server.pid) !== undefined
  }
  const cluster = fs.realpathSync(home.cluster)
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => worksIn(pid, cluster))
}

/** PostgreSQL's processes all have the cluster as their working folder. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    // Another user's process, a zombie, or one that just ended.
    return false
  }
}
