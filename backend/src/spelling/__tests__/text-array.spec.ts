import { textArray } from "../text-array"

describe("textArray", () => {
  it("spells texts as PostgreSQL reads an array of them", () => {
    expect([textArray([]), textArray([""]), textArray(["a", "b c"])]).toEqual([
      ...["{}", '{""}', '{"a","b c"}'],
    ])
  })

  it("keeps what marks an array's parts as signs of a text", () => {
    const texts = ["null", "{x,y}", `7"`, String.raw`a\b`, "two\nlines"]
    expect(textArray(texts)).toBe(String.raw`{"null","{x,y}","7\"","a\\b","two` + '\nlines"}')
  })
})
