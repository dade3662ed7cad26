import { refusedValue } from "../rejected-value"

describe("refusedValue", () => {
  it("takes a value that PostgreSQL refuses for the caller's fault", () => {
    const failed = Object.assign(new Error("select … where id = $1"), { code: "22P02" })
    expect(refusedValue(failed)).toMatchObject({ type: "invalid_data" })
    expect(refusedValue(failed)?.message).not.toContain("select")
  })

  it("leaves the shop's own mistakes to be 500", () => {
    for (const code of ["42703", "22012", "57P01", undefined]) {
      expect(refusedValue(Object.assign(new Error("failed"), { code }))).toBeUndefined()
    }
    for (const thrown of [null, undefined, "text", 1]) expect(refusedValue(thrown)).toBeUndefined()
  })
})
