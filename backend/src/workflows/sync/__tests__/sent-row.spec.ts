import { valueOf } from "../sent-row"

const NDJSON = { format: "ndjson", columns: [] } as const
const CSV = { format: "csv", columns: ["sku", "", "price", "problem"] } as const

describe("valueOf", () => {
  it("reads a line of JSON, letters of all alphabets and escaped ones among them", () => {
    expect(valueOf('{"sku":"Öl \\ud83d\\ude97","price":1}', NDJSON)).toEqual({
      ...{ sku: "Öl 🚗", price: 1 },
    })
    expect(valueOf(String.raw`{"sku":"C:\\u0000"}`, NDJSON)).toEqual({ sku: String.raw`C:\u0000` })
  })

  it.each(["[1]", "null", "7", '"text"', "no json", '{"sku":'])(
    "says that %s is no object",
    (line) => {
      expect(valueOf(line, NDJSON)).toBe("The line is no JSON object")
    },
  )

  it.each(['{"sku":"A\\u0000"}', '{"sku":"\\ud83d"}', '{"\\u0000":1}'])(
    "refuses what PostgreSQL cannot keep: %s",
    (line) => {
      expect(valueOf(line, NDJSON)).toBe("The line holds a sign that is no text")
    },
  )

  it("reads cells by their columns, and none of a column without a name or of problems", () => {
    expect(valueOf('["A","x","1","old"]', CSV)).toEqual({ sku: "A", price: "1" })
    expect(valueOf('["A","x"]', CSV)).toBe("The row has more or fewer cells than the header")
  })
})
