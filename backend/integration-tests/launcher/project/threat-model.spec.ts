import fs from "node:fs"
import path from "node:path"

const DOCS = path.resolve(__dirname, "../../../../docs")
const text = fs.readFileSync(path.join(DOCS, "threat-model.md"), "utf8")

/** Cells of each row whose first one begins with such a number. */
const rowsOf = (number: RegExp) =>
  text
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()))
    .filter(([first = ""]) => number.test(first))

const references = [...text.matchAll(/\[[\w-]+\]\((\.\.\/[^)]+\.spec\.tsx?)\) "([^"]+)"/g)].map(
  ([, file = "", name = ""]) => ({ file, name }),
)

describe("the threat model", () => {
  it.each([
    [/^V\d+ /, 17],
    [/^API\d+ /, 10],
  ])("has a row for each of %s, with a test or that it is not used", (number, count) => {
    const rows = rowsOf(number)
    expect(rows.map(([first = ""]) => Number(/\d+/.exec(first)?.[0]))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    const bare = rows.filter(([, , shown = ""]) => !shown.includes(".spec.ts"))
    expect(bare.filter(([, what]) => what !== "not used")).toEqual([])
  })

  it("names tests that are there, by their names", () => {
    expect(references.length).toBeGreaterThan(60)
    const isMissing = ({ file, name }: (typeof references)[number]) => {
      const place = path.join(DOCS, file)
      return !fs.existsSync(place) || !fs.readFileSync(place, "utf8").includes(`"${name}"`)
    }
    expect(references.filter(isMissing)).toEqual([])
    // None that the pattern above does not read.
    expect(text.split(".spec.ts")).toHaveLength(references.length + 1)
  })
})
