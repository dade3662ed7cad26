import fs from "node:fs"
import path from "node:path"
import { StartFailure } from "../../launcher/system/start-failure"
import { checkName, ownName, writingsOf } from "./plugin-name"

const TEMPLATE_NAME = "@acme/part-warranty"
const LEFT_OUT = new Set(["node_modules", ".medusa", "dist"])
const MIGRATION = /Migration\d{14}/g

type Places = {
  /** Folder of the template. */
  template: string
  /** Folder of all plugins. */
  plugins: string
}

/**
 * Makes a plugin from the template, with all that the template names after itself named after
 * `name`; answers its folder. Throws StartFailure for a name that cannot be, or is there already.
 */
export function makePlugin(name: string | undefined, { template, plugins }: Places): string {
  checkName(name)
  const folder = path.join(plugins, ownName(name))
  if (fs.existsSync(folder)) {
    throw new StartFailure(`${folder} is there already: choose another name, or take it away.`)
  }
  fs.mkdirSync(plugins, { recursive: true })
  // Under another name until it is whole.
  const unfinished = fs.mkdtempSync(path.join(plugins, ".new-"))
  try {
    copyRenamed(template, unfinished, renamer(name))
    fs.chmodSync(unfinished, 0o755)
    fs.renameSync(unfinished, folder)
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

function copyRenamed(from: string, to: string, rename: (text: string) => string): void {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.endsWith(".tsbuildinfo")) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, rename(entry.name))]
    if (entry.isDirectory()) {
      fs.mkdirSync(target)
      copyRenamed(source, target, rename)
    } else {
      fs.writeFileSync(target, rename(fs.readFileSync(source, "utf8")))
    }
  }
}

/** Writes the new name wherever a text has the template's. */
function renamer(name: string): (text: string) => string {
  const writings = writingsOf(name)
  const renamed = new Map(writingsOf(TEMPLATE_NAME).map((old, index) => [old, writings[index]]))
  const longestFirst = [...renamed.keys()].sort((one, other) => other.length - one.length)
  const anyOf = new RegExp(longestFirst.join("|"), "g")
  // A database runs one migration of a name, whatever plugin it is of.
  const migration = `Migration${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`
  return (text) =>
    text.replace(anyOf, (old) => renamed.get(old) ?? old).replace(MIGRATION, migration)
}
