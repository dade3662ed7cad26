import fs from "node:fs"
import path from "node:path"

const DECISIONS = path.resolve(__dirname, "../../../../docs/decisions")
/** What a status says of an older decision that it changes. */
const CHANGES = /(?:widens|narrows|extends|takes the place of|ends)[^·]*/g

const decisions = fs.readdirSync(DECISIONS).map((file) => {
  const [, , status = ""] = fs.readFileSync(path.join(DECISIONS, file), "utf8").split("\n")
  return { file, number: file.slice(0, 4), status }
})
const numbersIn = (text: string) => [...text.matchAll(/\b\d{4}(?=\])/g)].map(([number]) => number)

describe("the decisions", () => {
  it("say in their third line from when they hold, and name others by links that lead there", () => {
    const files = decisions.map(({ file }) => file)
    const odd = decisions.filter(({ status }) => {
      const links = [...status.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)]
      const leads = links.every(([, number = "", to = ""]) => {
        return files.includes(to) && to.startsWith(number)
      })
      const bare = status.replace(/\[\d{4}\]\([^)]+\)/g, "").slice("2026-11-21".length)
      return !/^\d{4}-\d\d-\d\d · accepted/.test(status) || !leads || /\d{4}/.test(bare)
    })
    expect(odd).toEqual([])
  })

  it("that a later one changes say by which", () => {
    const silent = decisions.flatMap(({ number, status }) =>
      numbersIn((status.match(CHANGES) ?? []).join())
        .map((older) => decisions.find((one) => one.number === older))
        .filter((older) => !older || !numbersIn(older.status).includes(number))
        .map((older) => `${older?.file} does not name ${number}`),
    )
    expect(silent).toEqual([])
  })
})
