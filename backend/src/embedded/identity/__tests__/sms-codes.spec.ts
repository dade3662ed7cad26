import { SmsCodes } from "../codes/sms-codes"

describe("SMS codes", () => {
  afterEach(() => vi.useRealTimers())

  it("have six digits and belong to a session", () => {
    const codes = new SmsCodes()
    const issued = codes.issue("+420777123456")
    expect(issued.code).toMatch(/^\d{6}$/)
    expect(codes.takeTry(issued.sessionInfo)).toMatchObject(issued)
    expect(codes.takeTry("another")).toBeUndefined()
  })

  it("stand five tries", () => {
    const codes = new SmsCodes()
    const { sessionInfo } = codes.issue("+420777123456")
    for (let tries = 0; tries < 5; tries++) expect(codes.takeTry(sessionInfo)).toBeDefined()
    expect(codes.takeTry(sessionInfo)).toBeUndefined()
  })

  it("end after five minutes and once spent", () => {
    vi.useFakeTimers()
    const codes = new SmsCodes()
    const { sessionInfo } = codes.issue("+420777123456")
    vi.advanceTimersByTime(5 * 60 * 1000)
    expect(codes.takeTry(sessionInfo)).toBeUndefined()
    const second = codes.issue("+420777123456")
    expect(codes.spend(second.sessionInfo)).toBe(true)
    expect(codes.takeTry(second.sessionInfo)).toBeUndefined()
  })
})
