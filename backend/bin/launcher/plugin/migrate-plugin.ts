import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { packageFolder } from "../../../src/settings/plugins"
import { finishRestore } from "../backup/finish-restore"
import { lockForCommand } from "../data-folder/lock"
import { callersPath, readArguments } from "../launch/arguments"
import { setChildEnvironment } from "../launch/child-environment"
import type { Launch } from "../launch/launch"
import { runTool } from "../launch/run-tool"
import { startPostgres } from "../postgres/start-postgres"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { StartFailure } from "../system/start-failure"
import { withScratchDatabases } from "./scratch-databases"

/**
 * `npm run plugin:migrate NAME`: writes for each module of a plugin the migration from what its
 * migrations make to what its models say. No table is touched: that does the next start.
 */
export async function migratePlugin(launch: Launch): Promise<void> {
  const folder = folderOf(readArguments().target)
  setChildEnvironment(launch, "development")
  const url = await openServer(launch)
  const before = new Set(migrationsOf(folder))
  await withScratchDatabases(url, () =>
    runTool(launch, {
      title: `Writing the migration of ${path.basename(folder)}`,
      file: medusaCli("sources"),
      args: ["plugin:db:generate"],
      cwd: folder,
      env: {
        ...serverVariables(url),
        // Types are judged by the build; it takes three times as long with them.
        TS_NODE_TRANSPILE_ONLY: "true",
        ...{ LOG_LEVEL: "info", LOG_FILE: "" },
      },
      log: "plugin-migrate",
    }),
  )
  const written = migrationsOf(folder).filter((file) => !before.has(file))
  launch.terminal.note(
    written.length > 0
      ? `Written: ${written.map((file) => path.relative(places.root, file)).join(", ")}.\n` +
          "The next start runs it, of `npm run dev` too: stop it and start it again."
      : "There is nothing to write: the migrations make what the models say.",
  )
  await launch.shutdown.exit(0)
}

/** By the name of its folder in `plugins`, by its package, or by a path. Throws StartFailure. */
function folderOf(name: string | undefined): string {
  if (!name) throw new StartFailure("Say which, for instance npm run plugin:migrate gift-wrap.")
  const own = path.join(places.root, "plugins", name.slice(name.indexOf("/") + 1))
  const found = [own, callersPath(name), packageFolder(name)].find(
    (folder) => folder && fs.existsSync(path.join(folder, "package.json")),
  )
  if (!found) throw new StartFailure(`There is no plugin ${name}: ${own} has no package.json.`)
  if (fs.existsSync(path.join(found, "src/modules"))) return found
  throw new StartFailure(`${found} has no src/modules, and so no tables.`)
}

function migrationsOf(folder: string): string[] {
  const modules = path.join(folder, "src/modules")
  return fs
    .readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => /[\\/]migrations[\\/][^\\/]+\.ts$/.test(file))
    .map((file) => path.join(modules, file))
}

/**
 * The embedded server, joined where the shop runs, else for this command alone; a shop that has a
 * database of its own lends none for scratch.
 */
async function openServer(launch: Launch): Promise<string> {
  const { data, environment, shutdown } = launch
  if (!environment.databaseUrl && !lockForCommand(data)) await finishRestore(launch)
  const { url, stop, stopNow } = await launch.step("Starting PostgreSQL", () =>
    startPostgres({
      folder: environment.databaseUrl ? scratchFolder() : data.postgres,
      logFile: path.join(data.logs, "postgres.log"),
    }),
  )
  process.prependOnceListener("exit", stopNow)
  shutdown.add(stop)
  return url
}

function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plugin-migrate-"))
  // PostgreSQL may be another user's.
  fs.chmodSync(folder, 0o711)
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What `medusa plugin:db:generate` asks for, and its documentation does not name. */
function serverVariables(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password } = new URL(url)
  return {
    DB_HOST: hostname,
    DB_PORT: port,
    DB_USERNAME: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
    // It would go before them.
    DATABASE_URL: "",
  }
}
