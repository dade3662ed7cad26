import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { joinLabelled, joinList, splitLabelled, splitList } from "../../product/cell-list"
import { BYTE_ORDER_MARK, csvLine, fromHarmless, harmless } from "../csv"

/** Texts of the signs that files and spreadsheets trip over, among any others. */
const oddText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom(..."=+-@＝'\"\\|:;,\t\r\n aÅß漢", "🔧"),
    maxLength: 12,
  }),
)

describe("a row of a CSV file", () => {
  it("is read as it was written, whatever its cells hold", () => {
    fc.assert(
      fc.property(fc.array(oddText, { minLength: 2, maxLength: 5 }), (cells) => {
        const [read] = parse(csvLine(cells), { bom: true })
        expect(read?.map(fromHarmless)).toEqual(cells)
      }),
    )
  })

  it("has no cell that a spreadsheet runs", () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(harmless(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
    )
    expect(csvLine(["=1+1", "'=1", "-5 °C", "a-b", "1"])).toBe("'=1+1,''=1,'-5 °C,a-b,1\r\n")
  })

  it("begins a file with the mark that tells of UTF-8", () => {
    expect([...Buffer.from(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf])
  })
})

describe("a list in one cell", () => {
  const item = oddText.map((text) => text.trim()).filter(Boolean)

  it("is read as it was written", () => {
    fc.assert(
      fc.property(fc.array(item), (texts) => {
        expect(splitList(joinList(texts))).toEqual(texts)
      }),
    )
    expect(splitList("A 1|B 2 | | C \\| 3")).toEqual(["A 1", "B 2", "C | 3"])
  })

  it("keeps labels and values apart", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ label: item, value: item })), (pairs) => {
        expect(splitLabelled(joinLabelled(pairs))).toEqual(pairs)
      }),
    )
    expect(splitLabelled("Height: 58 mm | Ratio: 1:2")).toEqual([
      { label: "Height", value: "58 mm" },
      { label: "Ratio", value: "1:2" },
    ])
    expect(splitLabelled("58 mm")).toBeUndefined()
  })
})
