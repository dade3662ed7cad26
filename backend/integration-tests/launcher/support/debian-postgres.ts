import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { freePort } from "../../../bin/launcher/system/ports"
import { postgresPrograms } from "../../../../testing/testkit/postgres/postgres-programs"
import { ordinaryUser } from "./ordinary-user"
import { query } from "./query"

const USER = "owner"
const PASSWORD = "secret of the owner"

export type DebianPostgres = {
  /** Folder of its programs, pg_dump among them. */
  programs: string
  /** Makes an empty database and answers its address. */
  newDatabase: (name: string) => Promise<string>
  stop: () => void
}

/**
 * A PostgreSQL as the operator of a shop has it, of Debian's own package. `folder` is one that
 * everybody may write. Throws where the package is missing and cannot be brought.
 */
export async function startDebianPostgres(folder: string): Promise<DebianPostgres> {
  const programs = postgresPrograms()
  const run = (name: string, ...args: string[]) =>
    execFileSync(path.join(programs, name), args, { cwd: folder, stdio: "pipe", ...ordinaryUser })
  const [cluster, passwordFile] = ["cluster", "password"].map((name) => path.join(folder, name))
  fs.writeFileSync(passwordFile ?? "", PASSWORD, { mode: 0o644 })
  const access = ["-A", "scram-sha-256", "-U", USER, `--pwfile=${passwordFile}`]
  run("initdb", "-D", cluster ?? "", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", ...access)
  const port = await freePort()
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "fsync=off"]
  const options = [...settings, `unix_socket_directories=${folder}`].map((one) => `-c ${one}`)
  const log = path.join(folder, "postgres.log")
  run("pg_ctl", "-D", cluster ?? "", "-w", "-l", log, "-o", options.join(" "), "start")
  const addressOf = (name: string) =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`
  return {
    programs,
    newDatabase: async (name) => {
      await query(addressOf("postgres"), `create database ${name}`)
      return addressOf(name)
    },
    stop: () => void run("pg_ctl", "-D", cluster ?? "", "-m", "immediate", "stop"),
  }
}
