import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import { openLog } from "./log-file"

/**
 * Runs a program and interrupts it when standard input ends, which is when this process ends in
 * whatever way, kill -9 included: PostgreSQL and Redis answer an interrupt by a fast, clean stop.
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

type Guarded = {
  logFile: string
  /** Whom it runs as; the caller itself by default. */
  owner?: { uid: number; gid: number }
  /** Beside the caller's own environment. */
  variables?: Record<string, string>
}

/** Starts a server, out of reach of the terminal's Ctrl-C; the child ends when the server does. */
export function spawnGuarded(
  program: string,
  args: readonly string[],
  { logFile, owner, variables }: Guarded,
): ChildProcess {
  const log = openLog(logFile)
  const guarded = process.platform !== "win32"
  try {
    return spawn(
      guarded ? "/bin/sh" : program,
      guarded ? ["-c", GUARD, "server-guard", program, ...args] : args,
      {
        cwd: "/",
        detached: true,
        stdio: ["pipe", log, log],
        env: { ...process.env, ...variables },
        ...owner,
      },
    )
  } finally {
    fs.closeSync(log)
  }
}
