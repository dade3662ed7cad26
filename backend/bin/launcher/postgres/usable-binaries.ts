import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"
import { StartFailure } from "../system/start-failure"
import { installedBinaries, repairBinaries, programIn } from "./binaries"
import type { Home } from "./home"
import { runProgram } from "./program"

const CLOSED = ["EACCES", "EPERM", "EROFS"]

/**
 * The folder `native` whose programs the owner of `home` can run: the installed one, or a copy in
 * the home where node_modules is closed to that user or cannot be mended.
 */
export async function usableBinaries(home: Home): Promise<string> {
  const installed = installedBinaries()
  if (tryRepair(installed) && (await versionOf(installed, home)).code === 0) return installed
  const copy = copyInto(home, installed)
  repairBinaries(copy)
  const { code, output } = await versionOf(copy, home)
  if (code === 0) return copy
  throw new StartFailure(
    `The embedded PostgreSQL does not run on this machine (${output.trim()}): ` +
      "set DATABASE_URL to a PostgreSQL server.",
  )
}

function versionOf(native: string, home: Home) {
  return runProgram(programIn(native, "initdb"), ["--version"], home.owner)
}

function tryRepair(native: string): boolean {
  try {
    repairBinaries(native)
    return true
  } catch (error) {
    if (CLOSED.includes(errorCode(error) ?? "")) return false
    throw error
  }
}

function copyInto(home: Home, installed: string): string {
  const { mtimeMs } = fs.statSync(programIn(installed, "postgres"))
  const folder = path.join(home.folder, `programs-${Math.trunc(mtimeMs)}`)
  const copy = path.join(folder, "native")
  if (fs.existsSync(copy)) return copy
  const unfinished = `${folder}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.cpSync(installed, path.join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  })
  fs.renameSync(unfinished, folder)
  return copy
}
