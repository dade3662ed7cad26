import { copyLine } from "../copy-rows"

describe("a line of COPY", () => {
  it("has its cells between tabs, and a sign of its own for none", () => {
    expect(copyLine(["a", 1, true, null, ""])).toBe("a\t1\ttrue\t\\N\t\n")
  })

  it("tells what would end a cell or a line from one that does", () => {
    expect(copyLine(["a\tb", "two\nlines\r", "\\N"])).toBe("a\\tb\ttwo\\nlines\\r\t\\\\N\n")
  })
})
