import { isRefusal, Refusal, type RefusalFacts } from "../refusal"

const FACTS = { code: "no_core", message: "The old part is missing" }

describe("a plugin's refusal", () => {
  it("is 422 where it says nothing else", () => {
    expect(new Refusal(FACTS).facts).toEqual({ ...FACTS, status: 422 })
    expect(new Refusal({ ...FACTS, status: 409 }).facts.status).toBe(409)
  })

  it("is known without its class, as a workflow hands it on", () => {
    const { facts, kind, message } = new Refusal(FACTS)
    expect(isRefusal({ facts, kind, message })).toBe(true)
    expect(isRefusal(new Error("no"))).toBe(false)
    expect(isRefusal(undefined)).toBe(false)
  })

  it.each([
    ["the status 500", { ...FACTS, status: 500 }],
    ["the status 401", { ...FACTS, status: 401 }],
    ["the code No core", { ...FACTS, code: "No core" }],
    ["no message", { ...FACTS, message: "" }],
  ])("is none with %s", (what, facts) => {
    expect(() => new Refusal(facts as RefusalFacts)).toThrow(`A refusal of a plugin has ${what}`)
  })
})
