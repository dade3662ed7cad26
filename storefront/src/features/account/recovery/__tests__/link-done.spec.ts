import { continueTo } from "../components/link-done"

describe("continueTo", () => {
  it.each([
    ["http://shop.test/blogs?a=1#b", "/blogs?a=1#b"],
    ["http://shop.test", "/"],
    ["http://evil.test/blogs", null],
    ["javascript:alert(1)", null],
    ["/blogs", null],
    [null, null],
  ])("makes %s %s", (address, path) => {
    expect(continueTo(address)).toBe(path)
  })
})
