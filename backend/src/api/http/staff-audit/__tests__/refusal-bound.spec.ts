import { RefusalBound } from "../refusal-bound"

const MINUTE = 60_000

describe("refused sign-ins in the audit trail", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = (mostOfAll = 100) => {
    const missed: [string, number][] = []
    const bound = new RefusalBound({ most: 3, mostOfAll, windowMs: MINUTE }, (address, times) =>
      missed.push([address, times]),
    )
    const many = (address: string, times: number) =>
      Array.from({ length: times }, () => bound.admit(address)).filter(Boolean).length
    return { missed, many }
  }

  it("are told one by one up to a bound, then as a number when the minute ends", () => {
    const { missed, many } = open()
    expect([many("1.2.3.4", 50), many("5.6.7.8", 2)]).toEqual([3, 2])
    vi.advanceTimersByTime(MINUTE)
    expect(missed).toEqual([["1.2.3.4", 47]])
    expect(many("1.2.3.4", 5)).toBe(3)
  })

  it("do not fill the trail, or the memory, from many addresses", () => {
    const { missed, many } = open(10)
    const told = Array.from({ length: 1000 }, (_, index) => many(`10.0.0.${index}`, 1))
    expect(told.filter((count) => count === 1)).toHaveLength(10)
    vi.advanceTimersByTime(MINUTE)
    expect(missed).toEqual([["other addresses", 990]])
  })
})
