import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import { openLog } from "../system/open-log"
import { programIn } from "./binaries"
import type { Home } from "./home"

/**
 * Runs a program and interrupts it when standard input ends, which is when this process ends in
 * whatever way, kill -9 included: PostgreSQL's answer to an interrupt is a fast, clean stop.
 * The watcher reads by the shell's own `read`, so that nothing of the guard outlives it.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ while read -r _; do :; done; kill -INT "$server" 2>/dev/null; } <&3 &
watcher=$!
wait "$server"
kill "$watcher" 2>/dev/null
wait "$watcher"
`

// A shop's load on one machine. Durability stays as it is: a commit is on disk.
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  effective_cache_size: "1GB",
  max_wal_size: "512MB",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  jit: "off",
  // Reads by workers pay off on databases far larger than the memory; each is a process more.
  io_method: "sync",
  wal_level: "minimal",
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
  const args = ["-D", home.cluster, "-p", String(port), ...settings]
  const log = openLog(logFile)
  try {
    const guarded = process.platform !== "win32"
    return spawn(
      guarded ? "/bin/sh" : program,
      guarded ? ["-c", GUARD, "postgres-guard", program, ...args] : args,
      { cwd: "/", detached: true, stdio: ["pipe", log, log], ...home.owner },
    )
  } finally {
    fs.closeSync(log)
  }
}
