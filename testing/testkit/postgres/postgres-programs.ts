import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

const INSTALLED = "/usr/lib/postgresql"

/**
 * The folder of the programs of Debian's own PostgreSQL, the newest that is there; as root, or by
 * sudo, it is brought where there is none. Throws where it cannot be.
 */
export function postgresPrograms(): string {
  const known = newestPrograms()
  if (known) return known
  if (fs.existsSync("/usr/bin/apt-get")) {
    apt("update", "-qq")
    apt("install", "-y", "-qq", "postgresql")
  }
  const brought = newestPrograms()
  if (brought) return brought
  throw new Error(
    "These tests need a PostgreSQL of Debian's beside the shop's own: apt-get install postgresql",
  )
}

function newestPrograms(): string | undefined {
  const versions = fs.existsSync(INSTALLED) ? fs.readdirSync(INSTALLED) : []
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(INSTALLED, version, "bin"))
    .find((bin) => fs.existsSync(path.join(bin, "initdb")))
}

function apt(...args: string[]): void {
  const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]
  const [program = "", ...rest] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command]
  spawnSync(program, rest, { stdio: "inherit" })
}
