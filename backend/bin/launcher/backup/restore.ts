import fs from "node:fs"
import path from "node:path"
import { extract } from "tar"
import type { Launch } from "../launch/launch"
import { StartFailure } from "../system/start-failure"
import { callersPath, readArguments } from "../launch/arguments"
import { fillDatabase } from "./external-database"
import { finishRestore } from "./finish-restore"
import { lockForCommand } from "../data-folder/lock"
import { checkManifest, type Manifest } from "./manifest"
import { planRestore } from "./plan-restore"
import { writePlan } from "./restore-plan"

/** `npm run restore <file> [-- --force]`: the whole shop as it was at the backup, or as it is. */
export async function restore(launch: Launch): Promise<void> {
  const { target, force } = readArguments()
  const { data, environment, shutdown, step, terminal } = launch
  if (!target || !fs.statSync(callersPath(target), { throwIfNoEntry: false })?.isFile()) {
    throw new StartFailure("Say which backup: npm run restore <file>.")
  }
  refuseRunning(launch)
  await finishRestore(launch)
  process.once("exit", () => {
    if (!fs.existsSync(path.join(data.restore, "plan.json"))) removeUnpacked(data.restore)
  })
  const manifest = await step("Unpacking", () => unpack(callersPath(target), data.restore))
  const { plan, aside } = await step("Trying the database", () =>
    planRestore(launch, manifest, force),
  )
  writePlan(data.restore, plan)
  const { databaseUrl } = environment
  if (plan.awaitsDatabase && databaseUrl) {
    const dump = path.join(data.restore, "database.dump")
    await step("Filling the database", () => fillDatabase(databaseUrl, dump))
  }
  await finishRestore(launch)
  const kept = aside.map((folder) => `\nWhat was here before is in ${folder}.`).join("")
  terminal.note(`The shop is as it was at ${manifest.at}: npm start opens it.${kept}`)
  await shutdown.exit(0)
}

function refuseRunning(launch: Launch): void {
  const shop = lockForCommand(launch.data)
  if (!shop) return
  throw new StartFailure(
    `The shop runs on this data folder, at ${shop.note} (process ${shop.pid}): stop it first.`,
  )
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  fs.mkdirSync(folder, { mode: 0o700 })
  try {
    await extract({ file, cwd: folder, strict: true, preserveOwner: false })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`This file is no backup of a shop, or is damaged (${reason}).`)
  }
  return checkManifest(folder)
}

function removeUnpacked(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
}
