import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../system/ports"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"
import { waitUntil } from "../system/wait-until"
import { ensureDataDirectory, SUPERUSER } from "./data-directory"
import { dataDirectoryInUse, runningServer } from "./server-processes"
import { connectAgain, ensureDatabase, tryConnect } from "./connect"
import { findHome, type Home } from "./home"
import { superviseServer, type Stops } from "./supervised-server"
import { usableBinaries } from "./usable-binaries"

const MAINTENANCE_DATABASE = "postgres"
const OTHERS_START_MS = 30_000
const INTERRUPT_LIMIT_MS = 10_000

export type Postgres = {
  /** Address of the database, with user and password. */
  url: string
  /** Whether this call made the database. */
  fresh: boolean
  /** Stops the server, unless another living process started it. */
  stop: () => Promise<void>
  /** The same while this process exits, when nothing can be waited for any more. */
  stopNow: () => void
}

export type PostgresOptions = {
  /** Absolute folder of the database's files; made when it is missing. */
  folder: string
  database?: string
  /** Default: postgres.log in the folder. */
  logFile?: string
  /** Told what a person may want to know. */
  note?: (line: string) => void
}

/**
 * Starts the embedded PostgreSQL, or joins the one that another living process runs on the same
 * folder. It ends with this process, even when that is killed. Throws StartFailure.
 */
export async function startPostgres({
  folder,
  database = SUPERUSER,
  logFile,
  note = () => undefined,
}: PostgresOptions): Promise<Postgres> {
  const home = await findHome(folder)
  if (home.moved) note(`PostgreSQL's user may not enter ${folder}: it keeps ${home.folder}.`)
  const native = await usableBinaries(home)
  const password = await ensureDataDirectory(home, native)
  const addressOf = (port: number, name: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`

  const joined = await portOfOthers(home, (port) => addressOf(port, MAINTENANCE_DATABASE))
  const port = joined ?? (await freePort())
  const url = addressOf(port, MAINTENANCE_DATABASE)
  let stops: Stops = { stop: async () => {}, stopNow: () => {} }
  if (joined === undefined) {
    claim(home)
    const log = logFile ?? path.join(home.folder, "postgres.log")
    stops = await superviseServer({ home, native, port, logFile: log, url, note })
  }
  const client = await connectAgain(url)
  const fresh = await ensureDatabase(client, database)
  await client.end()
  return { url: addressOf(port, database), fresh, ...stops }
}

/** Port of a server that another living process runs; one that nobody runs any more is ended. */
async function portOfOthers(
  home: Home,
  addressOf: (port: number) => string,
): Promise<number | undefined> {
  if (!dataDirectoryInUse(home)) return undefined
  if (!ownerLives(home)) {
    const server = runningServer(home)
    if (server && processMark(server.pid)) process.kill(server.pid, "SIGINT")
    await waitUntil(() => !dataDirectoryInUse(home), INTERRUPT_LIMIT_MS)
    return undefined
  }
  const end = Date.now() + OTHERS_START_MS
  while (Date.now() < end && dataDirectoryInUse(home)) {
    const port = runningServer(home)?.port
    const client = port === undefined ? undefined : await tryConnect(addressOf(port))
    await client?.end()
    if (client) return port
    await delay(100)
  }
  return undefined
}

function ownerFile(home: Home): string {
  return path.join(home.folder, "owner")
}

/** Another user may have left its own file, which can be removed but not written over. */
function claim(home: Home): void {
  fs.rmSync(ownerFile(home), { force: true })
  fs.writeFileSync(ownerFile(home), processMark(process.pid) ?? "", { mode: 0o644 })
}

function ownerLives(home: Home): boolean {
  const mark = readText(ownerFile(home))
  return mark !== undefined && processMark(Number.parseInt(mark, 10)) === mark
}
