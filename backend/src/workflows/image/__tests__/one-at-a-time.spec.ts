import { oneAtATime } from "../one-at-a-time"

describe("oneAtATime", () => {
  it("lets the next begin when the one before is done, failed or not", async () => {
    const log: string[] = []
    const task = (name: string, fails = false) =>
      oneAtATime(async () => {
        log.push(`${name} begins`)
        await Promise.resolve()
        log.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const results = await Promise.allSettled([task("a"), task("b", true), task("c")])
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  })
})
