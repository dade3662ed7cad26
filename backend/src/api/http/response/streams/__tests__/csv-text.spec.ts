import { csvText, type Cell } from "../csv-text"

const COLUMNS = [
  { field: "part", title: "Part" },
  { field: "total", title: "Total" },
]

async function textOf(...pages: Record<string, Cell>[][]): Promise<string> {
  let text = ""
  for await (const page of csvText(COLUMNS, pages)) text += page
  return text
}

describe("csvText", () => {
  it("begins with the mark of UTF-8 and one head, however many pages there are", async () => {
    const pages = [[{ part: "Disc Ø 280", total: 1 }], [{ part: "Pad", total: 2.5 }], []]
    expect(await textOf(...pages)).toBe("\uFEFFPart,Total\r\nDisc Ø 280,1\r\nPad,2.5\r\n")
  })

  it("is a head alone where there is no row", async () => {
    expect(await textOf([])).toBe("\uFEFFPart,Total\r\n")
  })

  it("wraps commas, quotes and line ends as RFC 4180 has it, and leaves null empty", async () => {
    const rows = ['a "b", c', "two\r\nlines", "one\nmore", null].map((part) => ({ part, total: 0 }))
    expect((await textOf(rows)).split("Total\r\n")[1]).toBe(
      '"a ""b"", c",0\r\n"two\r\nlines",0\r\n"one\nmore",0\r\n,0\r\n',
    )
  })

  it.each(["=1+1", "+1 555", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "-1,5"])(
    "has a spreadsheet take %j as text",
    async (part) => {
      const cell = (await textOf([{ part, total: -5.5 }])).split("Total\r\n")[1] ?? ""
      expect(cell.replace(/^"/, "").startsWith(`'${part}`)).toBe(true)
      expect(cell.endsWith(",-5.5\r\n")).toBe(true)
    },
  )
})
