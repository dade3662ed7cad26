import fs from "node:fs/promises"
import path from "node:path"
import { format, resolveConfig } from "prettier"

const DOCUMENT = path.resolve(__dirname, "../../../docs/benchmarks.md")

/** Writes what a command measured into its place of docs/benchmarks.md, over what it said before. */
export async function writeSection(command: string, content: string): Promise<void> {
  const document = replaceSection(await fs.readFile(DOCUMENT, "utf8"), command, content)
  const options = { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT }
  await fs.writeFile(DOCUMENT, await format(document, options))
  console.log(`Written into ${path.relative(process.cwd(), DOCUMENT)}`)
}

/** The document with this content between the command's two marks; at the end where it has none. */
export function replaceSection(document: string, command: string, content: string): string {
  const [begin, end] = [`<!-- ${command} -->`, `<!-- end of ${command} -->`]
  const section = `${begin}\n\n${content.trim()}\n\n${end}`
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)]
  if (start < 0 || stop < start) return `${document.trimEnd()}\n\n${section}\n`
  return document.slice(0, start) + section + document.slice(stop + end.length)
}
