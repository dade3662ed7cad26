import { isRedisGone } from "../redis-gone"

describe("isRedisGone", () => {
  it.each([
    "Reached the max retries per request limit (which is 1). Refer to the documentation",
    "Stream isn't writeable and enableOfflineQueue options is false",
    "Connection is closed.",
    "Command timed out\nCommand timed out",
  ])("knows %s", (message) => {
    expect(isRedisGone({ message })).toBe(true)
  })

  it("knows nothing else for it", () => {
    expect(
      [new Error("connection terminated"), "Connection is closed.", null].map(isRedisGone),
    ).toEqual([false, false, false])
  })
})
