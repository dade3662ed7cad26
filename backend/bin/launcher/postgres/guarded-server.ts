import type { ChildProcess } from "node:child_process"
import os from "node:os"
import { spawnGuarded } from "../system/spawn-guarded"
import { programIn } from "./binaries"
import { uncollectedServer } from "./server-processes"
import type { Home } from "./home"

const MEBIBYTE = 1024 ** 2

/** The memory in bytes that this process and its children may have: a container's, where it says so. */
function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
}

/**
 * How many megabytes PostgreSQL keeps pages in, of so many bytes of memory: enough for what a catalogue
 * of a million parts is read by where there is room, and PostgreSQL's own default where there is little.
 */
export function sharedBuffers(memory: number): number {
  return Math.min(2048, Math.max(128, Math.floor(memory / 8 / MEBIBYTE)))
}

// A shop's load on one machine. Durability stays as it is: a commit is on disk.
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: `${sharedBuffers(usableMemory())}MB`,
  effective_cache_size: "1GB",
  // Behind each checkpoint every page is written into the log as a whole once: with 512 MB those came
  // four times a minute while an ERP sent new parts, and 60 of 70 kB a part were such pages.
  max_wal_size: "2GB",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  jit: "off",
  // Reads by workers pay off on databases far larger than the memory; each is a process more.
  io_method: "sync",
  // So that `npm run backup` can copy the files while the shop runs.
  wal_level: "replica",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_checkpoints: "off",
}

export type ServerOptions = { home: Home; native: string; port: number; logFile: string }

/** Starts PostgreSQL, out of reach of the terminal's Ctrl-C; the child ends when the server does. */
export function spawnServer({ home, native, port, logFile }: ServerOptions): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const program = programIn(native, "postgres")
  const args = ["-D", home.dataDirectory, "-p", String(port), ...settings]
  const ended = uncollectedServer(home)
  return spawnGuarded(program, args, {
    logFile,
    ...(home.owner && { owner: home.owner }),
    // By its own name for it PostgreSQL passes over a pid file that names this process, and still
    // looks itself whether anybody uses the data.
    ...(ended && { variables: { PG_GRANDPARENT_PID: String(ended) } }),
  })
}
