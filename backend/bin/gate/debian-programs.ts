import { spawnSync } from "node:child_process"
import fs from "node:fs"

/** What the tests run besides Chromium; each package of Debian is called as its program is. */
const PROGRAMS = ["docker-compose", "caddy", "redis-server", "pgbouncer"]

/**
 * Installs what is missing of them where that needs nobody's password. What is missing afterwards is
 * named by the tests that need it: they fail, and are not skipped.
 */
export function ensurePrograms(): void {
  const missing = PROGRAMS.filter((name) => !isThere(name))
  if (missing.length === 0 || !fs.existsSync("/usr/bin/apt-get")) return
  console.log(`Installing ${missing.join(" and ")} for the tests.`)
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...missing],
  ]) {
    const [command = "", ...rest] = [...asRoot(), "apt-get", ...args]
    spawnSync(command, rest, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
  }
}

function isThere(name: string): boolean {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"]
}
