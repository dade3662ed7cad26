import { newLimiter, type Limiter } from "../limiter"
import { orElse } from "../shared-limiter"

const WINDOW = { points: 1, seconds: 60 }

describe("a limiter with another in its stead", () => {
  it("counts by the first for as long as it answers", async () => {
    const second = newLimiter(WINDOW)
    const limiter = orElse(newLimiter(WINDOW), second)
    expect([await limiter.take("a"), await limiter.take("a")]).toEqual([0, 60])
    expect(await second.take("a")).toBe(0)
  })

  it("counts by the second while the first cannot", async () => {
    const gone = () => Promise.reject(new Error("Connection is closed."))
    const limiter = orElse({ take: gone, giveBack: gone } satisfies Limiter, newLimiter(WINDOW))
    expect([await limiter.take("a"), await limiter.take("a")]).toEqual([0, 60])
    await limiter.giveBack("a")
    await limiter.giveBack("a")
    expect(await limiter.take("a")).toBe(0)
  })
})
