import fs from "node:fs"
import path from "node:path"
import type { Launch } from "../launch/launch"
import { SUPERUSER } from "../postgres/data-directory"
import { findHome, type Home } from "../postgres/home"
import { superviseServer } from "../postgres/supervised-server"
import { usableBinaries } from "../postgres/usable-binaries"
import { freePort } from "../system/ports"

export type PlacedDataDirectory = {
  home: Home
  /** Folder of the new `cluster` and `password`, on one disk with the home. */
  staged: string
}

/**
 * Brings an unpacked database to where it can be renamed into its home, and shows that it starts:
 * PostgreSQL replays there what happened during the backup. Throws StartFailure.
 */
export async function placeDataDirectory({ data, shutdown }: Launch): Promise<PlacedDataDirectory> {
  const unpacked = path.join(data.restore, "database")
  const home = await findHome(data.postgres)
  const staged = home.moved ? path.join(home.folder, "restored") : unpacked
  if (home.moved) {
    fs.rmSync(staged, { recursive: true, force: true })
    fs.cpSync(unpacked, staged, { recursive: true })
  }
  const dataDirectory = path.join(staged, "cluster")
  const passwordFile = path.join(staged, "password")
  if (home.owner) giveTo(home.owner, [dataDirectory, passwordFile])
  // PostgreSQL's own user must pass through; the files beside it are closed one by one.
  if (home.owner) for (const folder of [data.restore, staged]) fs.chmodSync(folder, 0o711)
  const port = await freePort()
  const password = fs.readFileSync(passwordFile, "utf8")
  const { stop, stopNow } = await superviseServer({
    home: { ...home, folder: staged, dataDirectory, passwordFile },
    native: await usableBinaries(home),
    port,
    logFile: path.join(data.logs, "postgres.log"),
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${SUPERUSER}`,
    note: () => undefined,
  })
  process.prependOnceListener("exit", stopNow)
  shutdown.add(stop)
  await stop()
  return { home, staged }
}

function giveTo({ uid, gid }: { uid: number; gid: number }, places: readonly string[]): void {
  for (const place of places) {
    fs.chownSync(place, uid, gid)
    if (!fs.statSync(place).isDirectory()) continue
    giveTo(
      { uid, gid },
      fs.readdirSync(place).map((name) => path.join(place, name)),
    )
  }
}
