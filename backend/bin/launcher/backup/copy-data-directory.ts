import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import type { Home } from "../postgres/home"
import { StartFailure } from "../system/start-failure"
import { copyLiveFolder } from "./copy-live-folder"

// What the server makes anew at its start; see "Making a Base Backup Using the Low Level API".
const MADE_ANEW = [
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]
const NOT_COPIED = /^(postmaster\.(pid|opts)|.*(pgsql_tmp|pg_internal\.init).*)$/
const WAL_FILE = /^[0-9A-F]{24}$/

/**
 * Copies the data directory of a running server to `to`, consistent as of its end: PostgreSQL keeps the
 * log of what happens meanwhile, and replays it when the copy starts.
 */
export async function copyDataDirectory(
  url: string,
  { dataDirectory }: Home,
  to: string,
): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    await refuseShortLog(client)
    // Holds the log; both end with this connection, however it ends.
    await client.query("select pg_create_physical_replication_slot('backup', true, true)")
    const first = await walFile(client, "select pg_backup_start('backup', true) as lsn")
    await copyLiveFolder(dataDirectory, to, isCopied)
    const { lsn, labelfile } = (await client.query(`select * from pg_backup_stop(false)`)).rows[0]
    const last = await walFile(client, "select $1::pg_lsn as lsn", lsn)
    fs.writeFileSync(path.join(to, "backup_label"), labelfile, { mode: 0o600 })
    await copyLiveFolder(path.join(dataDirectory, "pg_wal"), path.join(to, "pg_wal"), (name) => {
      return WAL_FILE.test(name) && name >= first && name <= last
    })
  } finally {
    await client.end()
  }
}

/** Folders are kept, empty: the server expects them. */
function isCopied(name: string): boolean {
  const [top = "", below] = name.split("/")
  if (below !== undefined && MADE_ANEW.includes(top)) return false
  return !NOT_COPIED.test(name)
}

async function walFile(client: Client, lsn: string, ...values: string[]): Promise<string> {
  const found = await client.query(
    `select pg_walfile_name(lsn) as name from (${lsn}) as it`,
    values,
  )
  return found.rows[0].name
}

async function refuseShortLog(client: Client): Promise<void> {
  const { rows } = await client.query("show wal_level")
  if (rows[0].wal_level !== "minimal") return
  throw new StartFailure(
    "The shop that runs was started by an older version: start it anew once, then back it up.",
  )
}
