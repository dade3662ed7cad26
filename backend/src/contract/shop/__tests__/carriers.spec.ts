import { carrierLink, carrierProblem, carriersOf, DEFAULT_CARRIERS } from "../carriers"

describe("carriers", () => {
  it("of the shop are well formed, each with a link to its parcels", () => {
    expect(DEFAULT_CARRIERS.map(carrierProblem)).toEqual(DEFAULT_CARRIERS.map(() => undefined))
    for (const { name } of carriersOf(DEFAULT_CARRIERS)) {
      const link = carrierLink({ carrier: name, tracking: "1" }, carriersOf(DEFAULT_CARRIERS))
      expect(link).toMatch(/^https:\/\//)
    }
  })

  it("put the number into the link, whatever it holds, and know a name in any case", () => {
    const carriers = carriersOf(["Post = https://post.example/track?n={number}&x=1", "Own van"])
    const link = (carrier: string, tracking: string) => carrierLink({ carrier, tracking }, carriers)
    expect(link(" post ", "A 1&b=$&")).toBe("https://post.example/track?n=A%201%26b%3D%24%26&x=1")
    expect(link("Own van", "1")).toBeUndefined()
    expect(link("Nobody", "1")).toBeUndefined()
  })

  it.each([
    ["= https://post.example/{number}", "needs a name"],
    ["Post = https://post.example/track", "needs {number} once"],
    ["Post = https://post.example/{number}/{number}", "needs {number} once"],
    ["Post = javascript:alert({number})", "http(s)"],
    ["Post = https://{number}.example/", "http(s)"],
    ["Post = https://me:secret@post.example/{number}", "http(s)"],
    ["Post = //post.example/{number}", "http(s)"],
  ])("refuse %s", (line, problem) => {
    expect(carrierProblem(line)).toContain(problem)
    expect(carriersOf([line])).toEqual([])
  })
})
