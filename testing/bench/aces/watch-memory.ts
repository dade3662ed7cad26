import fs from "node:fs"
import { processesOf } from "../../testkit/shop/processes-of"

const EVERY_MS = 100

export type Memory = { usual: number; peak: number }

/** The process that serves a shop, by its data folder and port. */
export function servingProcess(folder: string, url: string): number {
  const port = new URL(url).port
  const found = processesOf(folder).find(({ command }) =>
    command.includes(`start -H 127.0.0.1 -p ${port}`),
  )
  if (!found) throw new Error(`No process serves ${url}`)
  return found.pid
}

/** Watches a process's resident memory; `stop` answers megabytes, half of the time and at most. */
export function watchMemory(pid: number): { stop: () => Memory } {
  const seen: number[] = []
  const look = () => {
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8")
    seen.push(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      seen.sort((a, b) => a - b)
      return { usual: seen[Math.floor(seen.length / 2)] ?? 0, peak: seen.at(-1) ?? 0 }
    },
  }
}
