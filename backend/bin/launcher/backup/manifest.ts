import { z } from "@medusajs/framework/zod"
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { places } from "../project/places"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"

const FORMAT = 1
const NAME = "manifest.json"

const manifestSchema = z.object({
  format: z.number(),
  /** Version of the shop that made it. */
  app: z.string(),
  at: z.string(),
  /** `cluster` is a copy of the data directory and fits machines of its own kind alone; a dump fits every PostgreSQL. */
  database: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("cluster"), machine: z.string() }),
    z.object({ kind: z.literal("dump") }),
  ]),
  /** SHA-256 of each file, by its path below the backup's folder, with forward slashes. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const thisMachine = `${process.platform}-${process.arch}`

/** Writes down what is in the folder of a backup, once it is whole. */
export function writeManifest(folder: string, database: Manifest["database"]): void {
  const files = Object.fromEntries(filesBelow(folder).map((name) => [name, hashOf(folder, name)]))
  const at = new Date().toISOString()
  const manifest: Manifest = { format: FORMAT, app: appVersion(), at, database, files }
  fs.writeFileSync(path.join(folder, NAME), JSON.stringify(manifest, null, 2), { mode: 0o600 })
}

/**
 * Checks an unpacked backup: made by a shop that this one understands, nothing missing, added or
 * changed. What it has looked at is on the disk afterwards. Throws StartFailure.
 */
export function checkManifest(folder: string): Manifest {
  const text = readText(path.join(folder, NAME))
  if (text === undefined) throw new StartFailure("This file is no backup of a shop.")
  const { success, data: manifest } = manifestSchema.safeParse(parsed(text))
  if (!success || manifest.format !== FORMAT || isNewer(manifest.app)) {
    throw new StartFailure(
      "This backup was made by a newer shop, or is damaged: " +
        `this shop is ${appVersion()} and reads format ${FORMAT}. Update the shop first.`,
    )
  }
  const there = filesBelow(folder).filter((name) => name !== NAME)
  const odd = [
    ...Object.keys(manifest.files).filter((name) => !there.includes(name)),
    ...there.filter((name) => manifest.files[name] !== hashOf(folder, name)),
  ]
  if (odd.length > 0) {
    throw new StartFailure(
      `This backup is damaged: ${odd.length} of its files are missing or changed, ` +
        `${odd[0]} among them.`,
    )
  }
  return manifest
}

function hashOf(folder: string, name: string): string {
  const handle = fs.openSync(path.join(folder, name), "r+")
  try {
    fs.fsyncSync(handle)
    const hash = createHash("sha256")
    const buffer = Buffer.alloc(1 << 20)
    for (let read = -1; read !== 0;) {
      read = fs.readSync(handle, buffer)
      hash.update(buffer.subarray(0, read))
    }
    return hash.digest("hex")
  } finally {
    fs.closeSync(handle)
  }
}

function appVersion(): string {
  const text = fs.readFileSync(path.join(places.root, "package.json"), "utf8")
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

function isNewer(version: string): boolean {
  return version.localeCompare(appVersion(), "en", { numeric: true }) > 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Paths of all files below a folder, relative to it, with forward slashes, in order. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort()
}
