import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"

/** PostgreSQL and Redis keep their own files closed, pictures are for everybody. */
const LEFT = ["postgres", "redis", "uploads", "cache"]
/** A whole data folder of before, PostgreSQL's files among it: nobody else may enter it. */
const WHOLE = /^(before-restore|restore)/
const OTHERS = 0o077

/**
 * Takes the data folder's files with secrets and people's data from all users of the machine but
 * their owner: older versions and other programs left some open. Answers those that it may not
 * change.
 */
export function closeDataFolder(dataDir: string): string[] {
  const foreign: string[] = []
  for (const { name } of entriesOf(dataDir)) {
    if (!LEFT.includes(name))
      close(path.join(dataDir, name), { foreign, within: !WHOLE.test(name) })
  }
  return foreign
}

function close(place: string, around: { foreign: string[]; within: boolean }): void {
  const found = fs.lstatSync(place, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if ((found.mode & OTHERS) !== 0) changeMode(place, found.mode & ~OTHERS, around.foreign)
  if (!found.isDirectory() || !around.within) return
  for (const { name } of entriesOf(place)) close(path.join(place, name), around)
}

function changeMode(place: string, mode: number, foreign: string[]): void {
  try {
    fs.chmodSync(place, mode & 0o777)
  } catch (error) {
    // Another process of the shop may have moved it; of another user's, its owner has to do it.
    if (errorCode(error) === "EPERM") foreign.push(place)
    else if (errorCode(error) !== "ENOENT") throw error
  }
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (["ENOENT", "EACCES"].includes(errorCode(error) ?? "")) return []
    throw error
  }
}
