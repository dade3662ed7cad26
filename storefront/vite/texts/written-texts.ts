import type { Text } from "../../src/platform/texts/text"

/** How a file calls the texts of one group: "homeText", and what stands under its keys. */
export type CalledTexts = { name: string; texts: Readonly<Record<string, Text>> }

const WRITE = 'import { writeNodes, writeText } from "@/platform/texts/write-text"'

/**
 * Compiled code with texts in the place of their keys: `homeText("title")` is the words themselves,
 * one with values is `writeText("{slide} of {count}", { … })`. A key that is reckoned stays a key.
 */
export function withWrittenTexts(code: string, called: readonly CalledTexts[]): string {
  const written = called.reduce((before, one) => withWritten(before, one), code)
  return written === code ? code : `${WRITE}\n${written}`
}

function withWritten(code: string, { name, texts }: CalledTexts): string {
  const call = new RegExp(`(?<![\\w$.])${name}(?:\\.nodes)?\\("(\\w+)"(?:\\)|, )`, "g")
  return code.replace(call, (whole, key: string) => {
    const text = texts[key]
    if (text === undefined) return whole
    if (whole.endsWith(")")) return typeof text === "string" ? JSON.stringify(text) : whole
    const writer = whole.startsWith(`${name}.nodes`) ? "writeNodes" : "writeText"
    return `${writer}(${JSON.stringify(text)}, `
  })
}

/** The accessors that compiled code imports from files of texts, with the names that it gives them. */
export function importedTexts(code: string): { from: string; name: string; as: string }[] {
  return [...code.matchAll(/import \{([^}]*)\} from "([^"]*texts)"/g)].flatMap(
    ([, names = "", from = ""]) =>
      names.split(",").flatMap((one) => {
        const [name = "", as = name] = one.trim().split(" as ")
        return name ? [{ from, name, as }] : []
      }),
  )
}
