import fs from "node:fs"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"

/** The user that PostgreSQL runs as. */
export type Owner = { uid: number; gid: number }

const CANDIDATES = ["postgres", "nobody"]

/**
 * PostgreSQL refuses to run as root: there it runs as the owner of the files that an earlier start
 * left, else as `postgres` or `nobody`. Undefined where it can run as the caller.
 */
export function postgresOwner(dataDirectory: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = fs.statSync(dataDirectory, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid !== 0) return { uid, gid }
  const users = (readText("/etc/passwd") ?? "").split("\n").map((line) => line.split(":"))
  for (const candidate of CANDIDATES) {
    const user = users.find(([name]) => name === candidate)
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new StartFailure(
    "The embedded PostgreSQL cannot run as root and found no user 'postgres' or 'nobody': " +
      "start as another user, or set DATABASE_URL.",
  )
}
