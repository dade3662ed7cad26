import fs from "node:fs"
import path from "node:path"
import { type Advisory, askAdvisories, type Asked } from "./ask-advisories"
import { allowedSchema, judgeAdvisories } from "./judge-advisories"

// Whether a package that the shop runs with has a known hole.
//   npm run audit
const LIST = path.join(__dirname, "allowed-advisories.json")

/** Nobody may take "could not ask" for "nothing is known". */
export const EXIT = { sound: 0, refused: 1, unasked: 2 } as const

export type Outcome = { code: (typeof EXIT)[keyof typeof EXIT]; said: string[] }

/** What the command says, and its exit code. */
export function tellAudit(asked: Asked, list: unknown, today: string): Outcome {
  if ("unasked" in asked) {
    return {
      code: EXIT.unasked,
      said: [
        `The registry could not be asked for advisories: ${asked.unasked}`,
        "This says nothing about the packages. Ask again where npm's own registry can be reached.",
      ],
    }
  }
  const { refused, allowed, noted, spare } = judgeAdvisories(
    asked.advisories,
    allowedSchema.parse(list),
    today,
  )
  return {
    code: refused.length > 0 ? EXIT.refused : EXIT.sound,
    said: [
      ...refused.map((one) => `✗ ${lineOf(one)}`),
      ...allowed.map((one) => `allowed for now: ${lineOf(one)}`),
      ...noted.map((one) => `noted: ${lineOf(one)}`),
      ...spare.map(({ id, package: name }) => `no longer needed on the list: ${id} of ${name}`),
      refused.length > 0
        ? `${refused.length} high or critical advisories: update, or see SECURITY.md`
        : "No high or critical advisory is known that is not on the list",
    ],
  }
}

function lineOf({ id, package: name, title, severity, range }: Advisory): string {
  return `${severity} ${id} ${name} ${range}: ${title}`
}

async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const list: unknown = JSON.parse(fs.readFileSync(LIST, "utf8"))
  const { code, said } = tellAudit(await askAdvisories(), list, today)
  console.log(said.join("\n"))
  process.exitCode = code
}

if (require.main === module) void main()
