import { holding, orderCodeOf, searchWords } from "../search-words"

describe("the words of a search among orders", () => {
  it("are each looked for once, in small letters", () => {
    expect(searchWords("  Mara  LINDQVIST mara ")).toEqual(["mara", "lindqvist"])
    expect(searchWords(" ")).toEqual([])
    expect(searchWords("a b c d e f g h i j k l m n")).toHaveLength(12)
  })

  it("are compared as numbers by letters and digits, an order's own with its mark", () => {
    expect(orderCodeOf("PO/4711-a")).toBe("po4711a")
    expect(orderCodeOf(" # 177 ")).toBe("#177")
    expect(orderCodeOf("177")).toBe("177")
    expect(orderCodeOf("#17a")).toBe("17a")
  })

  it("stand for themselves in a pattern", () => {
    expect(holding("50%_\\")).toBe("%50\\%\\_\\\\%")
  })
})
