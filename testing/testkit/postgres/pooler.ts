import fs from "node:fs"
import path from "node:path"
import { postgresOwner } from "../../../backend/bin/launcher/postgres/owner"
import { tryConnect } from "../../../backend/bin/launcher/postgres/connect"
import { hasEnded, waitForEnd } from "../../../backend/bin/launcher/system/child-end"
import { logTail } from "../../../backend/bin/launcher/system/log-file"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { spawnGuarded } from "../../../backend/bin/launcher/system/spawn-guarded"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"

const PROGRAM = "/usr/sbin/pgbouncer"
const START_LIMIT_MS = 10_000
const STOP_LIMIT_MS = 5000
/** Fewer than the shop's processes have, so that they do take each other's. */
const CONNECTIONS = 6

export type Pooler = { url: string; stop: () => Promise<void> }

/**
 * Debian's PgBouncer in transaction mode before a database, as docs/scaling.md sets it up; `name` is
 * its own in the folder.
 */
export async function startPooler(
  folder: string,
  databaseUrl: string,
  name = "pooler",
): Promise<Pooler> {
  const { hostname, port: target, username, password } = new URL(databaseUrl)
  const port = await freePort()
  const home = path.join(folder, name)
  const users = path.join(home, "users.txt")
  const configuration = path.join(home, "pgbouncer.ini")
  fs.mkdirSync(home)
  const said = decodeURIComponent(password).replaceAll('"', '""')
  fs.writeFileSync(users, `"${decodeURIComponent(username)}" "${said}"\n`)
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${target}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    `default_pool_size = ${CONNECTIONS}`,
    "max_client_conn = 200",
    "server_login_retry = 1",
  ]
  fs.writeFileSync(configuration, `${lines.join("\n")}\n`)
  // As PostgreSQL, it refuses to run as root.
  const owner = postgresOwner(home)
  if (owner)
    for (const file of [home, users, configuration]) fs.chownSync(file, owner.uid, owner.gid)
  const logFile = path.join(folder, `${name}.log`)
  const child = spawnGuarded(PROGRAM, [configuration], { logFile, ...(owner && { owner }) })
  child.on("error", () => undefined)
  child.stdin?.on("error", () => undefined)
  const way = new URL(databaseUrl)
  way.port = String(port)
  const answers = async () => {
    const client = await tryConnect(way.href)
    await client?.end()
    return client !== undefined
  }
  const ready = async () => hasEnded(child) || (await answers())
  if (!(await waitUntil(ready, START_LIMIT_MS)) || hasEnded(child)) {
    throw new Error(`PgBouncer did not start (apt-get install pgbouncer): ${logTail(logFile)}`)
  }
  return {
    url: way.href,
    stop: async () => {
      if (child.pid) process.kill(-child.pid, "SIGTERM")
      await waitForEnd(child, STOP_LIMIT_MS)
    },
  }
}
