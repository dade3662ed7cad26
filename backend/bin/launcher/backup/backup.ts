import fs from "node:fs"
import path from "node:path"
import { create } from "tar"
import type { Launch } from "../launch/launch"
import { findHome } from "../postgres/home"
import { startPostgres } from "../postgres/start-postgres"
import { StartFailure } from "../system/start-failure"
import { callersPath, readArguments } from "../launch/arguments"
import { copyDataDirectory } from "./copy-data-directory"
import { copyLiveFolder } from "./copy-live-folder"
import { fileTime, isDataFile } from "./data-files"
import { dumpDatabase } from "./external-database"
import { finishRestore } from "./finish-restore"
import { lockForCommand } from "../data-folder/lock"
import { thisMachine, writeManifest, type Manifest } from "./manifest"

/** `npm run backup [file or folder] [-- --force]`: one file with all that the shop keeps. */
export async function backup(launch: Launch): Promise<void> {
  const { target, force } = readArguments()
  const file = targetFile(launch, target)
  if (fs.existsSync(file) && !force) {
    throw new StartFailure(`${file} is there already: choose another, or say --force.`)
  }
  // While the shop runs, its PostgreSQL is joined.
  if (!lockForCommand(launch.data)) await finishRestore(launch)
  const folder = `${file}.${process.pid}.part`
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  process.once("exit", remove)
  makePrivate(folder)
  const database = await launch.step("Copying the database", () => copyDatabase(launch, folder))
  // After the database: all that it speaks of is among them.
  await launch.step("Copying the files", () =>
    copyLiveFolder(launch.data.folder, path.join(folder, "files"), (name) => {
      return isDataFile(name.split("/")[0] ?? "") && isDataFile(path.basename(name))
    }),
  )
  writeManifest(folder, database)
  await launch.step("Packing", () => pack(folder, file))
  launch.terminal.note(
    `The backup is ${file} (${Math.ceil(fs.statSync(file).size / 1e6)} MB). It holds personal ` +
      `data and keys: keep it closed, and on another machine.${leftOut(launch)}`,
  )
  remove()
  await launch.shutdown.exit(0)
}

function targetFile({ data }: Launch, wanted: string | undefined): string {
  const name = `halden-${fileTime(new Date())}.tar.gz`
  if (wanted === undefined) {
    makePrivate(data.backups)
    return path.join(data.backups, name)
  }
  const target = callersPath(wanted)
  if (fs.statSync(target, { throwIfNoEntry: false })?.isDirectory()) return path.join(target, name)
  if (fs.existsSync(path.dirname(target))) return target
  throw new StartFailure(`There is no folder ${path.dirname(target)}.`)
}

async function copyDatabase(launch: Launch, folder: string): Promise<Manifest["database"]> {
  const { databaseUrl } = launch.environment
  if (databaseUrl) {
    await dumpDatabase(databaseUrl, path.join(folder, "database.dump"))
    return { kind: "dump" }
  }
  const home = await findHome(launch.data.postgres)
  if (!fs.existsSync(path.join(home.dataDirectory, "PG_VERSION"))) {
    throw new StartFailure(`There is no shop in ${launch.data.folder} yet.`)
  }
  const { url, stop, stopNow } = await startPostgres({
    folder: launch.data.postgres,
    logFile: path.join(launch.data.logs, "postgres.log"),
  })
  process.prependOnceListener("exit", stopNow)
  launch.shutdown.add(stop)
  const to = path.join(folder, "database")
  await copyDataDirectory(url, home, path.join(to, "cluster"))
  fs.copyFileSync(home.passwordFile, path.join(to, "password"))
  return { kind: "cluster", machine: thisMachine }
}

/** Under another name until it is whole. */
async function pack(folder: string, file: string): Promise<void> {
  const unfinished = `${folder}.tar.gz`
  process.once("exit", () => fs.rmSync(unfinished, { force: true }))
  const names = fs.readdirSync(folder)
  fs.writeFileSync(unfinished, "", { mode: 0o600 })
  await create({ file: unfinished, cwd: folder, gzip: { level: 1 }, portable: true }, names)
  const handle = fs.openSync(unfinished, "r+")
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  fs.renameSync(unfinished, file)
}

function leftOut({ environment: { identity, images } }: Launch): string {
  const kept = [
    ...(identity.mode === "firebase" ? ["the accounts, which Firebase keeps"] : []),
    ...(images.kind === "folder" ? [] : ["the pictures, which are kept elsewhere"]),
  ]
  return kept.length > 0 ? `\nNot in it: ${kept.join("; ")}.` : ""
}

function makePrivate(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
}
