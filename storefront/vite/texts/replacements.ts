import fs from "node:fs"
import { LOCALE } from "../../src/platform/texts/locale"
import type { Text } from "../../src/platform/texts/text"
import type { FoundTexts } from "./found-texts"
import { replacementProblem } from "./replacement-problem"

/** A file that replaces texts, and who names it: a plugin, or the setting SHOP_TEXTS. */
export type ReplacingFile = { by: string; file: string }

/** What replaces the texts of a group: its own keys, the last file's word for each. */
export type Replacements = ReadonlyMap<string, Readonly<Record<string, Text>>>

type Known = Pick<FoundTexts, "group"> & { key: string; text: Text }

/**
 * Reads what plugins and the shop put in the place of texts, each file over those before it. Throws
 * with a sentence for each slip, which names the file and whose it is.
 */
export function readReplacements(
  files: readonly ReplacingFile[],
  { found, locale = LOCALE }: { found: readonly FoundTexts[]; locale?: string },
): Replacements {
  const known = byName(found)
  const problems: string[] = []
  const replaced = new Map<string, Record<string, Text>>()
  for (const one of files) {
    const told = read(one)
    for (const [language, texts] of Object.entries(told)) {
      for (const [name, text] of Object.entries(texts)) {
        const own = known.get(name)
        const problem = replacementProblem(text, own?.text)
        if (problem) problems.push(`${one.by} replaces ${name} in ${one.file}, ${problem}.`)
        else if (own && language === locale) keep(replaced, own, text)
      }
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return replaced
}

function byName(found: readonly FoundTexts[]): Map<string, Known> {
  return new Map(
    found.flatMap(({ group, base }) =>
      Object.entries(base).map(([key, text]) => [`${group}.${key}`, { group, key, text }] as const),
    ),
  )
}

function keep(replaced: Map<string, Record<string, Text>>, own: Known, text: Text): void {
  replaced.set(own.group, { ...replaced.get(own.group), [own.key]: text })
}

/** By language, then by `{group}.{key}`. */
type Told = Record<string, Record<string, Text>>

function read({ by, file }: ReplacingFile): Told {
  try {
    return checked(JSON.parse(fs.readFileSync(file, "utf8")))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The texts of ${by} cannot be read, at ${file}: ${why}`)
  }
}

function checked(told: unknown): Told {
  const isObject = (value: unknown) => typeof value === "object" && value !== null
  if (isObject(told) && Object.values(told as object).every(isObject)) return told as Told
  throw new Error('it is not { "en": { "group.key": "text" } }')
}
