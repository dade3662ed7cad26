import { replaceSection } from "../write-section"

const DOCUMENT = "# Figures\n\n<!-- a -->\n\nold\n\n<!-- end of a -->\n\nBy hand.\n"

describe("a section of the document", () => {
  it("is written over what it said before, and over nothing else", () => {
    expect(replaceSection(DOCUMENT, "a", "new\n")).toBe(DOCUMENT.replace("old", "new"))
  })

  it("is added at the end where the document has none", () => {
    expect(replaceSection(DOCUMENT, "b", "new")).toBe(
      `${DOCUMENT}\n<!-- b -->\n\nnew\n\n<!-- end of b -->\n`,
    )
  })

  it("keeps what looks like a pattern of a replacement", () => {
    expect(replaceSection(DOCUMENT, "a", "$& $1")).toContain("\n\n$& $1\n\n")
  })
})
