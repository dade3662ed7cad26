import fs from "node:fs"
import path from "node:path"

const PAGE = path.resolve(__dirname, "../../../../docs/security-headers.md")

export type SecurityHeaders = {
  /** What every answer has, by its name in small letters. */
  every: ReadonlyMap<string, string>
  /** What the answers at an address have in place of those or more, as `name: value`. */
  different: ReadonlyMap<string, string>
  /** What an answer may have beside those, in small letters. */
  beside: ReadonlySet<string>
  /** Content policies by the address that has them. */
  policies: ReadonlyMap<string, string>
  /** The parts of the session's cookie; one without a value is a flag. */
  cookie: ReadonlyMap<string, string>
}

/** What docs/security-headers.md says. */
export function documentedHeaders(): SecurityHeaders {
  const text = fs.readFileSync(PAGE, "utf8")
  const besides = /Beside these an answer has what it is about: (.*?)\. /.exec(text)?.[1] ?? ""
  const every = [...tableOf(text, "Every answer")].map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )
  return {
    every: new Map(every),
    different: tableOf(text, "Where it differs"),
    beside: new Set(besides.split(", ").map((name) => plain(name).toLowerCase())),
    policies: tableOf(text, "Content-Security-Policy"),
    cookie: tableOf(text, "Cookies"),
  }
}

/** The first table below a heading: its first column by its second. */
function tableOf(text: string, heading: string): Map<string, string> {
  const [, below = ""] = text.split(`## ${heading}\n`)
  const [section = ""] = below.split("\n## ")
  const rows = section.split("\n").filter((line) => line.startsWith("| "))
  return new Map(
    rows.slice(2).map((row) => {
      const [, name = "", value = ""] = row.split("|")
      return [plain(name), plain(value)]
    }),
  )
}

function plain(cell: string): string {
  return cell.trim().replace(/^`|`$/g, "")
}
