import fs from "node:fs"
import path from "node:path"
import { normalizePath, runnerImport } from "vite"
import type { Text } from "../../src/platform/texts/text"
import { kitAliases } from "../kit-aliases"

/** Texts of one group, as a file has them. */
export type FoundTexts = {
  /** Whose they are: "the shop", or a plugin's name. */
  owner: string
  file: string
  /** What the file exports it as: "homeText". */
  name: string
  group: string
  base: Readonly<Record<string, Text>>
}

/** A folder that may have files of texts, at any depth. */
export type TextsFolder = { owner: string; folder: string }

type Exported = Partial<Pick<FoundTexts, "group" | "base">>

const SOURCES = path.resolve(import.meta.dirname, "../../src")
const ENTRY = "virtual:texts"

/** Where the shop's own texts are. */
export const SHOPS_TEXTS: TextsFolder = { owner: "the shop", folder: SOURCES }

/** All texts in these folders, read by running their files: each is one of `textsOf` calls alone. */
export async function findTexts(folders: readonly TextsFolder[]): Promise<FoundTexts[]> {
  const files = folders.flatMap(({ owner, folder }) =>
    textFilesIn(folder).map((file) => ({ owner, file })),
  )
  const modules = await load(files.map(({ file }) => file)).catch(() => refuseBroken(files))
  return files.flatMap(({ owner, file }, index) =>
    Object.entries(modules[index] ?? {}).flatMap(([name, { group, base }]) =>
      group === undefined || base === undefined ? [] : [{ owner, file, name, group, base }],
    ),
  )
}

function textFilesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /texts\.ts$/.test(name) && !/(^|[\\/])(__tests__|node_modules)[\\/]/.test(name),
    )
    .map((name) => normalizePath(path.join(folder, name)))
    .sort()
}

/** One run for all files: each would begin with a module runner of its own. */
async function load(files: readonly string[]): Promise<Record<string, Exported>[]> {
  const { module } = await runnerImport<{ default: Record<string, Exported>[] }>(ENTRY, {
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "all-texts",
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? entryOf(files) : null),
      },
    ],
    resolve: { alias: [{ find: "@/", replacement: `${SOURCES}/` }, ...kitAliases()] },
  })
  return module.default
}

/** Throws for the file that does not load, with whose it is. */
async function refuseBroken(files: readonly { owner: string; file: string }[]): Promise<never> {
  for (const { owner, file } of files) {
    await load([file]).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`Texts of ${owner} do not load, at ${file}: ${why}`)
    })
  }
  throw new Error(`Texts do not load together: ${files.map(({ file }) => file).join(", ")}`)
}

function entryOf(files: readonly string[]): string {
  return [
    ...files.map((file, index) => `import * as file${index} from ${JSON.stringify(file)}`),
    `export default [${files.map((_, index) => `file${index}`).join(", ")}]`,
  ].join("\n")
}
