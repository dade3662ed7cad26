import { spawnSync } from "node:child_process"

/** Ends this process, saying what to do, where the machine has no wrk. */
export function needWrk(): void {
  if (spawnSync("wrk", ["-v"]).error === undefined) return
  console.error("This benchmark measures with wrk, which is missing: `apt-get install wrk`.")
  process.exit(1)
}
