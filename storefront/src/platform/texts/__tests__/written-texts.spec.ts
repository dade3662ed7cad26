import { importedTexts, withWrittenTexts } from "../../../../vite/texts/written-texts"

const texts = {
  title: 'Parts that "fit"',
  place: "{slide} of {count}",
  parts: { one: "{count} part", other: "{count} parts" },
}
const WRITE = 'import { writeNodes, writeText } from "@/platform/texts/write-text"\n'

const write = (code: string) => withWrittenTexts(code, [{ name: "homeText", texts }])

describe("what the build writes in the place of keys", () => {
  it("is the words themselves", () => {
    expect(write('jsx("p", { children: homeText("title") })')).toBe(
      `${WRITE}jsx("p", { children: "Parts that \\"fit\\"" })`,
    )
  })

  it("is the text beside its values, which stay as they are", () => {
    expect(write('f(homeText("place", { slide: slide + 1, count: g(2) }))')).toBe(
      `${WRITE}f(writeText("{slide} of {count}", { slide: slide + 1, count: g(2) }))`,
    )
    expect(write('homeText("parts", { count })')).toContain(
      'writeText({"one":"{count} part","other":"{count} parts"}, { count })',
    )
    expect(write('homeText.nodes("place", { slide, count })')).toContain(
      'writeNodes("{slide} of {count}", { slide, count })',
    )
  })

  it.each([
    ["a key that is reckoned", "homeText(one ? two : three)"],
    ["a key that there is not", 'homeText("subtitle")'],
    ["another's call", 'other.homeText("title"); $homeText("title"); homeTexts("title")'],
  ])("is nothing for %s", (_, code) => {
    expect(write(code)).toBe(code)
  })

  it("goes by the names that a module gives to what it imports", () => {
    const code = `import { a } from "./a";
import { homeText } from "../texts";
import { cardText as text, other } from "@/features/products/card/texts";`
    expect(importedTexts(code)).toEqual([
      { from: "../texts", name: "homeText", as: "homeText" },
      { from: "@/features/products/card/texts", name: "cardText", as: "text" },
      { from: "@/features/products/card/texts", name: "other", as: "other" },
    ])
  })
})
