import fs from "node:fs"
import path from "node:path"
import type { Launch } from "../launch/launch"
import { findHome } from "../postgres/home"
import { StartFailure } from "../system/start-failure"
import { asideName, isDataFile } from "./data-files"
import { hasTables } from "./external-database"
import { thisMachine, type Manifest } from "./manifest"
import { placeDataDirectory } from "./place-data-directory"
import type { RestorePlan } from "./restore-plan"

/**
 * What becomes of what is there and what was unpacked; nothing has moved yet. `aside` names the
 * folders that keep the old shop. Throws StartFailure where the backup does not fit here.
 */
export async function planRestore(
  launch: Launch,
  { database }: Manifest,
  force: boolean,
): Promise<{ plan: RestorePlan; aside: string[] }> {
  const { data, environment } = launch
  refuseOtherKind(database, environment.databaseUrl)
  const inUse = await isInUse(launch)
  if (inUse && !force) {
    throw new StartFailure(
      `There is a shop in ${data.folder} already: --force puts it aside, into a folder beside ` +
        "the restored one, or choose another folder with SHOP_DATA_DIR.",
    )
  }
  const name = asideName(new Date())
  const aside = path.join(data.folder, name)
  const moves = [
    ...fs.readdirSync(data.folder).filter(isDataFile).map(move(data.folder, aside)),
    ...namesIn(path.join(data.restore, "files")).map(
      move(path.join(data.restore, "files"), data.folder),
    ),
  ]
  const asides = [aside]
  if (database.kind === "cluster") {
    const { home, staged } = await placeDataDirectory(launch)
    const old = home.moved ? path.join(home.folder, name) : path.join(aside, "postgres")
    if (home.moved) asides.push(old)
    moves.push(...["cluster", "password"].map(move(home.folder, old)))
    moves.push(...["cluster", "password"].map(move(staged, home.folder)))
  }
  const plan = { moves, remove: inUse ? [] : asides, awaitsDatabase: database.kind === "dump" }
  return { plan, aside: inUse ? asides : [] }
}

function refuseOtherKind(database: Manifest["database"], databaseUrl: string | undefined): void {
  if (database.kind === "dump" && !databaseUrl) {
    throw new StartFailure(
      "This backup has a database for a PostgreSQL of your own: name an empty one in DATABASE_URL.",
    )
  }
  if (database.kind === "cluster" && databaseUrl) {
    throw new StartFailure(
      "This backup has the database that the shop brings itself: restore it without DATABASE_URL.",
    )
  }
  if (database.kind === "cluster" && database.machine !== thisMachine) {
    throw new StartFailure(
      `This backup was made on ${database.machine}, and its database does not run on ` +
        `${thisMachine}: restore it on a machine of its own kind.`,
    )
  }
}

/** Of a database of one's own nothing is ever replaced. */
async function isInUse({ data, environment: { databaseUrl } }: Launch): Promise<boolean> {
  if (databaseUrl && (await hasTables(databaseUrl))) {
    throw new StartFailure(
      "DATABASE_URL names a database with tables: make an empty one, and name that.",
    )
  }
  // Keys are made by every command.
  const others = fs.readdirSync(data.folder).filter((name) => name !== "secrets.json")
  if (others.some(isDataFile)) return true
  return !databaseUrl && fs.existsSync((await findHome(data.postgres)).dataDirectory)
}

const move = (from: string, to: string) => (name: string) => ({
  from: path.join(from, name),
  to: path.join(to, name),
})

function namesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}
