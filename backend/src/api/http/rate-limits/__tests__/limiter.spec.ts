import { newLimiter } from "../limiter"

const take = async (limiter: ReturnType<typeof newLimiter>, key: string, times: number) => {
  let seconds = 0
  for (let count = 0; count < times; count += 1) seconds = await limiter.take(key)
  return seconds
}

describe("newLimiter", () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it("admits as many as it has points, then tells the seconds to wait", async () => {
    const limiter = newLimiter({ points: 3, seconds: 60 })
    expect(await take(limiter, "a", 3)).toBe(0)
    vi.advanceTimersByTime(20_000)
    expect(await limiter.take("a")).toBe(40)
    expect(await limiter.take("b")).toBe(0)
  })

  it("admits again when the window is over", async () => {
    const limiter = newLimiter({ points: 1, seconds: 60 })
    expect(await take(limiter, "a", 2)).toBe(60)
    vi.advanceTimersByTime(60_001)
    expect(await limiter.take("a")).toBe(0)
  })

  it("forgets one that is given back", async () => {
    const limiter = newLimiter({ points: 1, seconds: 60 })
    await limiter.take("a")
    await limiter.giveBack("a")
    expect(await limiter.take("a")).toBe(0)
  })

  it("keeps at most so many keys, and among them those that are counted on", async () => {
    const limiter = newLimiter({ points: 2, seconds: 60 }, 3)
    await take(limiter, "attacker", 2)
    for (const key of ["b", "c", "attacker", "d", "e"]) await limiter.take(key)
    expect(await limiter.take("attacker")).toBeGreaterThan(0)
    for (const key of ["f", "g", "h"]) await limiter.take(key)
    expect(await limiter.take("attacker")).toBe(0)
    expect(vi.getTimerCount()).toBe(3)
  })
})
