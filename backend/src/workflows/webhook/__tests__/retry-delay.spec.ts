import { retryDelay } from "../retry-delay"

describe("the delay before another try", () => {
  it("grows from seconds to a day, then there is none", () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => retryDelay(attempt, 0.5))
    expect(delays).toEqual([5, 60, 300, 1800, 7200, 28_800, 86_400, null])
  })

  it("differs by a fifth up and down", () => {
    expect(retryDelay(2, 0)).toBeCloseTo(48)
    expect(retryDelay(2, 1)).toBeCloseTo(72)
  })
})
