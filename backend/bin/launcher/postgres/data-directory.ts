import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"
import { programIn } from "./binaries"
import type { Home } from "./home"
import { runProgram } from "./program"

export const SUPERUSER = "shop"

const MAJOR_VERSION = "18"

// The same order and letter cases on every machine, whatever locales its system has.
const LOCALE = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin"]
const COLLATION = "--builtin-locale=C.UTF-8"

/** Makes the database's files on the first start; answers the password of its user. */
export async function ensureDataDirectory(home: Home, native: string): Promise<string> {
  const version = readForOwner(home, path.join(home.dataDirectory, "PG_VERSION"))?.trim()
  const password = readForOwner(home, home.passwordFile)
  if (version === undefined || !password) return createDataDirectory(home, native)
  if (version !== MAJOR_VERSION) {
    throw new StartFailure(
      `The database in ${home.folder} is one of PostgreSQL ${version}, this shop brings ` +
        `${MAJOR_VERSION}: dump it with the old version and restore it, or set DATABASE_URL.`,
    )
  }
  return password
}

/** Built under another name and renamed when whole, so that a start cut short leaves nothing. */
async function createDataDirectory(home: Home, native: string): Promise<string> {
  const unfinished = `${home.dataDirectory}.new`
  for (const folder of [unfinished, home.dataDirectory]) {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString("base64url")
  fs.writeFileSync(home.passwordFile, password, { mode: 0o600 })
  if (home.owner) {
    for (const file of [unfinished, home.passwordFile]) {
      fs.chownSync(file, home.owner.uid, home.owner.gid)
    }
  }
  const { code, output } = await runProgram(
    programIn(native, "initdb"),
    [
      ...["-D", unfinished, "-U", SUPERUSER, "--auth=scram-sha-256"],
      ...[`--pwfile=${home.passwordFile}`, ...LOCALE, COLLATION, "--no-instructions"],
    ],
    home.owner,
  )
  if (code !== 0) {
    fs.rmSync(home.passwordFile, { force: true })
    throw new StartFailure(`The database could not be made in ${home.folder}:\n${output.trim()}`)
  }
  fs.renameSync(unfinished, home.dataDirectory)
  return password
}

function readForOwner(home: Home, file: string): string | undefined {
  try {
    return readText(file)
  } catch (error) {
    if (errorCode(error) !== "EACCES") throw error
    throw new StartFailure(
      `The database in ${home.folder} belongs to another user: start the shop as that user, ` +
        "or choose another folder with SHOP_DATA_DIR.",
    )
  }
}
