import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { postgresOwner } from "../../../backend/bin/launcher/postgres/owner"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { statementsAt, type Database } from "../shop/database"
import { postgresPrograms } from "./postgres-programs"
import { startPostgresAt, type PostgresServer } from "./postgres-server"

const USER = "shop"
const PASSWORD = "secret of the shop"
const STANDBY = "standby"

export type ReplicatedDatabase = Database & {
  standby: PostgresServer
  /** Makes the standby the primary, where it is not killed. */
  promote: () => Promise<void>
}

/**
 * A PostgreSQL of Debian's and a standby that streams from it: a commit is answered once both have
 * it on disk. `url` names both. `kill` kills the primary and all its processes, for good.
 */
export async function startReplicatedDatabase(folder: string): Promise<ReplicatedDatabase> {
  const programs = postgresPrograms()
  const home = path.join(folder, "replicated")
  fs.mkdirSync(home)
  const owner = postgresOwner(home)
  if (owner) fs.chownSync(home, owner.uid, owner.gid)
  const run = (name: string, ...args: string[]) =>
    execFileSync(path.join(programs, name), args, { cwd: home, stdio: "pipe", ...owner })
  const [first, second] = [path.join(home, "primary"), path.join(home, STANDBY)]
  const passwordFile = path.join(folder, "replicated-password")
  fs.writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const access = ["-A", "scram-sha-256", "-U", USER, `--pwfile=${passwordFile}`]
  run("initdb", "-D", first, "-E", "UTF8", "--locale=C.UTF-8", ...access)

  const [port, standbyPort] = [await freePort(), await freePort()]
  const urlOf = (hosts: string, database: string) =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@${hosts}/${database}`
  const at = (one: number) => urlOf(`127.0.0.1:${one}`, "postgres")
  const common = { programs, owner, logFolder: folder }
  const primary = await startPostgresAt({ ...common, folder: first, port, url: at(port) })
  const way = `${at(port)}?application_name=${STANDBY}`
  run("pg_basebackup", "-D", second, "-R", "-X", "stream", "-c", "fast", "-d", way)
  const standby = await startPostgresAt({
    ...common,
    folder: second,
    port: standbyPort,
    url: at(standbyPort),
  })
  let now = port
  const maintenance = statementsAt(() => at(now))
  await maintenance.run("create database shop")
  await maintenance.run(`alter system set synchronous_standby_names = '${STANDBY}'`)
  await maintenance.run("select pg_reload_conf()")
  return {
    url: urlOf(`127.0.0.1:${port},127.0.0.1:${standbyPort}`, "shop"),
    standby,
    kill: primary.kill,
    promote: async () => {
      now = standbyPort
      await maintenance.run("select pg_promote()")
    },
    ...statementsAt(() => urlOf(`127.0.0.1:${now}`, "shop")),
    stop: async () => {
      await primary.stop()
      await standby.stop()
    },
  }
}
