import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { Owner } from "./owner"
import { postgresOwner } from "./owner"
import { runProgram } from "./program"

export type Home = {
  /** Folder of everything below. */
  folder: string
  /** PostgreSQL's own data directory. */
  dataDirectory: string
  /** Password of the one database user. */
  passwordFile: string
  owner: Owner | undefined
  /** The home is elsewhere, because PostgreSQL's user may not enter the wanted folder. */
  moved: boolean
}

/** Finds, and makes where needed, the folder that keeps the database of `folder`. */
export async function findHome(folder: string): Promise<Home> {
  const elsewhere = path.join("/var/lib", `halden-shop-${shortHash(folder)}`)
  const wanted = homeIn(folder)
  if (process.getuid?.() !== 0) return makeHome(wanted)
  // Once made, a database stays where it is, whatever happens to the folders' modes.
  const moved = homeIn(elsewhere)
  if (fs.existsSync(moved.dataDirectory)) return { ...moved, moved: true }
  makeHome(wanted)
  const entered = await runProgram("test", ["-x", wanted.folder], wanted.owner)
  return entered.code === 0 ? wanted : { ...makeHome(moved), moved: true }
}

function homeIn(folder: string): Home {
  const dataDirectory = path.join(folder, "cluster")
  const passwordFile = path.join(folder, "password")
  return { folder, dataDirectory, passwordFile, owner: postgresOwner(dataDirectory), moved: false }
}

function makeHome(home: Home): Home {
  // Not 0700: PostgreSQL's own user must pass through; the data directory itself is closed.
  fs.mkdirSync(home.folder, { recursive: true, mode: 0o711 })
  return home
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10)
}
