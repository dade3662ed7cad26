import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { Client } from "pg"
import { readMarks, writeMark } from "../../../bin/launcher/database/marks"
import { medusaCli } from "../../../bin/launcher/project/medusa-cli"
import { firstPartyPlugins } from "../../../src/settings/first-party"
import { listOf, readPlugins } from "../../../src/settings/plugins"
import { schemaMark } from "../../../bin/launcher/database/preparations"

const NAME = "schema"

/**
 * Migrates PostgreSQL's own template, of which every new database is a copy: a worker's has nothing
 * left to migrate, with whichever of these plugins it runs.
 */
export async function migrateTemplate(serverUrl: string, root: string): Promise<void> {
  const url = new URL(serverUrl)
  url.pathname = "/template1"
  const plugins = readPlugins(testedPlugins(root), () => undefined)
  const mark = schemaMark(plugins)
  const client = new Client({ connectionString: url.href })
  await client.connect()
  if ((await readMarks(client)).get(NAME) !== mark) {
    // A migration that was changed, or is gone, is undone by none.
    await client.query("drop schema public cascade; create schema public")
    await migrate(url.href, root, listOf(plugins))
    await writeMark(client, { name: NAME, mark })
  }
  // A template that somebody is connected to cannot be copied.
  await client.end()
}

/** The shop's own, and the one that `npm run plugin:test` runs the tests of. */
function testedPlugins(root: string): string {
  const own = firstPartyPlugins(root)
  const folder = process.env.SHOP_TESTED_PLUGIN ?? ""
  const isOwn = folder === "" || own.has(path.basename(folder))
  return [...own.keys(), ...(isOwn ? [] : [path.join(root, folder)])].join(",") || "none"
}

/** Runs all migrations that are not noted as run. Throws where one fails. */
export async function migrate(
  databaseUrl: string,
  root: string,
  plugins = process.env.SHOP_PLUGINS,
): Promise<void> {
  const child = fork(medusaCli("sources"), ["db:migrate", "--execute-safe-links"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, SHOP_PLUGINS: plugins },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`The template database was not migrated: exit code ${code}`)
}
