import { randomUUID } from "node:crypto"
import { readdirSync, rmSync, statSync } from "node:fs"
import { hostname } from "node:os"
import path from "node:path"

const HOUR_MS = 3_600_000
const PART = "~"

/** Where files of the data folder lie until they are whole; on one disk with what they become. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, "incoming")
}

/** A new name for that folder; it tells a later start whose it is. */
export function incomingName(): string {
  return [machine(), process.pid, randomUUID()].join(PART)
}

/**
 * Removes what processes left there that were killed. Call it while this process has nothing of its
 * own there: a process in a container has the same number each time.
 */
export function removeAbandoned(dataDir: string): void {
  const folder = incomingFolder(dataDir)
  for (const name of namesIn(folder)) {
    const entry = path.join(folder, name)
    if (isAbandoned(name, entry)) rmSync(entry, { recursive: true, force: true })
  }
}

/** A number says nothing about another machine's process, or a later one's: then the age decides. */
function isAbandoned(name: string, entry: string): boolean {
  const [owner, pid] = name.split(PART)
  const { mtimeMs = 0 } = statSync(entry, { throwIfNoEntry: false }) ?? {}
  if (Date.now() - mtimeMs > HOUR_MS) return true
  return owner === machine() && (Number(pid) === process.pid || !isAlive(Number(pid)))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

function machine(): string {
  return encodeURIComponent(hostname()).replaceAll(PART, "-")
}
