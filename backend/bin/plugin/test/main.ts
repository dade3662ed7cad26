import { fork } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { packageFolder } from "../../../src/settings/plugins"
import { places } from "../../launcher/project/places"
import { StartFailure } from "../../launcher/system/start-failure"

/** What vitest.config.mts looks for tests in, beside the shop's own. */
const TESTED = "SHOP_TESTED_PLUGIN"
const PROJECTS = ["unit", "storefront", "integration", "integration-own"]

/**
 * `npm run plugin:test NAME [FILE …]`: the tests of a plugin that lies in a folder of the project, by
 * what the shop's own are run with. Ends the process with 0 when all passed.
 */
export async function main(): Promise<void> {
  const [, , , name, ...files] = process.argv
  try {
    const folder = testedFolder(name)
    process.exit((await buildQuickly(folder)) || (await runTests(folder, files)))
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

/** Relative to the project, with slashes. Throws StartFailure. */
function testedFolder(name: string | undefined): string {
  if (!name) throw new StartFailure("Say which, for instance npm run plugin:test gift-wrap.")
  const own = path.join(places.root, "plugins", name.slice(name.indexOf("/") + 1))
  const found = [own, packageFolder(path.resolve(places.root, name))].find(
    (folder) => folder && fs.existsSync(path.join(folder, "package.json")),
  )
  if (!found) throw new StartFailure(`There is no plugin ${name}: ${own} has no package.json.`)
  return path.relative(places.root, found).split(path.sep).join("/")
}

/** HTTP tests run its server half as Medusa finds it: compiled. Its types `npm start` looks at. */
function buildQuickly(folder: string): Promise<number> {
  if (!fs.existsSync(path.join(places.root, folder, "src"))) return Promise.resolve(0)
  const tsx = pathToFileURL(createRequire(__filename).resolve("tsx")).href
  return endOf(path.join(__dirname, "../../launcher/build/transpile-plugin.ts"), [], {
    cwd: path.join(places.root, folder),
    execArgv: ["--import", tsx],
  })
}

function runTests(folder: string, files: string[]): Promise<number> {
  const vitest = createRequire(path.join(places.root, "package.json")).resolve(
    "vitest/package.json",
  )
  const wanted = files.length > 0 ? files : [`${folder}/`]
  const args = ["run", ...PROJECTS.flatMap((project) => ["--project", project]), ...wanted]
  return endOf(path.join(path.dirname(vitest), "vitest.mjs"), args, {
    cwd: places.root,
    execArgv: [],
    env: { ...process.env, [TESTED]: folder },
  })
}

type Options = { cwd: string; execArgv: string[]; env?: NodeJS.ProcessEnv }

/** Runs a script of Node's to its end; its exit code. */
async function endOf(file: string, args: string[], options: Options): Promise<number> {
  const [code] = (await once(fork(file, args, options), "exit")) as [number | null]
  return code ?? 1
}
