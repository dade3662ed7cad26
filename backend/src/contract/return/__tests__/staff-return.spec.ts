import { receiveReturnSchema, settleReturnSchema } from "../staff-return"

describe("what staff say of a return", () => {
  it("counts each line once, and something of one at least", () => {
    const line = { id: "rline_1", good: 0, damaged: 0 }
    const complaint = (lines: object[]) =>
      receiveReturnSchema.safeParse({ lines }).error?.issues[0]?.message
    expect(complaint([line])).toBe("no piece came back: refuse the return instead")
    expect(complaint([{ ...line, good: 1 }, line])).toBe("a line is named twice: make them one")
    expect(complaint([{ ...line, good: -1 }])).toBe("good must be a whole number from 0")
    expect(complaint([{ ...line, damaged: 1 }])).toBeUndefined()
  })

  it("names an amount of a refund alone", () => {
    expect(settleReturnSchema.parse({ as: "refund" })).toEqual({ as: "refund", reason: "" })
    expect(settleReturnSchema.safeParse({ as: "replacement", amount: 1 }).success).toBe(false)
    expect(settleReturnSchema.safeParse({ as: "refund", amount: -1 }).success).toBe(false)
  })
})
