import { ActionCodes } from "../codes/action-codes"

const HOUR = 60 * 60 * 1000
const link = (code: string) => `http://shop.test/?oobCode=${code}`

describe("action codes", () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    ["PASSWORD_RESET", HOUR],
    ["VERIFY_EMAIL", 72 * HOUR],
  ])("of %s are valid for %i ms", (requestType, lifetime) => {
    const codes = new ActionCodes()
    const { oobCode, oobLink } = codes.issue({ email: "a@example.com", requestType }, link)
    expect(oobLink).toBe(link(oobCode))
    vi.advanceTimersByTime(lifetime - 1)
    expect(codes.find(oobCode)).toMatchObject({ email: "a@example.com" })
    vi.advanceTimersByTime(1)
    expect(codes.find(oobCode)).toBeUndefined()
    expect(codes.list()).toEqual([])
  })

  it("survive a copy and are spent once", () => {
    const codes = new ActionCodes()
    const { oobCode } = codes.issue({ email: "a@example.com", requestType: "VERIFY_EMAIL" }, link)
    const copy = new ActionCodes()
    copy.restore(codes.list())
    expect(copy.spend(oobCode)).toBe(true)
    expect(copy.spend(oobCode)).toBe(false)
  })
})
