import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { LONGEST_RECORD } from "../../csv/csv-records"
import { openSyncFile } from "../sync-file"

/** More than is read of a file at once. */
const ROWS = 5000

describe("a file of an ERP", () => {
  let folder: string

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "sync-file-"))
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  const rowsOf = async (text: string, format: "csv" | "ndjson") => {
    const file = path.join(folder, "file")
    fs.writeFileSync(file, text)
    const { rows } = await openSyncFile(file, { kind: "stock", format })
    const all = []
    for await (const piece of rows) all.push(...piece)
    return all
  }

  it("is read in lines that keep their numbers, whatever piece of it they end in", async () => {
    const lines = Array.from(
      { length: ROWS },
      (_, at) => `{"sku":"Träger ${at}","available":${at}}`,
    )
    const text = lines.flatMap((line, at) => (at % 7 === 0 ? ["", line] : [line])).join("\n")
    const rows = await rowsOf(text, "ndjson")
    expect(rows.map(({ sent }) => sent)).toEqual(lines)
    expect(rows.at(-1)?.row).toBe(text.split("\n").length)
  })

  it("of CSV as well", async () => {
    const lines = Array.from({ length: ROWS }, (_, at) => `BD-${at};${at}`)
    const rows = await rowsOf(["sku;available", "", ...lines].join("\r\n"), "csv")
    expect(rows.map(({ sent }) => sent)).toEqual(
      lines.map((line) => JSON.stringify(line.split(";"))),
    )
    expect([rows[0]?.row, rows.at(-1)?.row]).toEqual([3, ROWS + 2])
  })

  it("is refused where a line does not end", async () => {
    const text = `{"sku":"BD-1","available":1}\n{"sku":"${"x".repeat(LONGEST_RECORD)}`
    await expect(rowsOf(text, "ndjson")).rejects.toThrow("Line 2 is too long")
  })
})
