import { TtlCache } from "../ttl-cache"

const MINUTE = 60_000
const memory = { freshMs: MINUTE, staleMs: 5 * MINUTE, restMs: 5_000, most: 3 }

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const outage = () => Promise.reject(new Error("no answer"))

describe("TtlCache", () => {
  it("asks once in a minute, however often it is asked", async () => {
    const answers = new TtlCache<string>(memory)
    const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`)
    expect(await answers.get("a", ask)).toBe("answer 1")
    later(MINUTE - 1)
    expect(await answers.get("a", ask)).toBe("answer 1")
    later(1)
    expect(await answers.get("a", ask)).toBe("answer 2")
  })

  it("lets all who ask at once wait for one answer", async () => {
    const answers = new TtlCache<string>(memory)
    const ask = vi.fn(async () => "answer")
    const all = await Promise.all(Array.from({ length: 20 }, () => answers.get("a", ask)))
    expect(new Set(all)).toEqual(new Set(["answer"]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("counts an answer from when it was asked for", async () => {
    const answers = new TtlCache<string>(memory)
    await answers.get("a", async () => {
      later(MINUTE)
      return "slow"
    })
    expect(await answers.get("a", async () => "new")).toBe("new")
  })

  it("keeps what was noted while an older question was on its way", async () => {
    const answers = new TtlCache<string>(memory)
    const slow = answers.get("a", async () => {
      later(1)
      answers.note("a", "noted")
      return "older"
    })
    expect(await slow).toBe("noted")
    expect(await answers.get("a", outage)).toBe("noted")
  })

  it("holds on to an answer for five minutes of failures, then fails", async () => {
    const answers = new TtlCache<string>(memory)
    answers.note("a", "answer")
    later(5 * MINUTE - 1)
    expect(await answers.get("a", outage)).toBe("answer")
    later(1)
    await expect(answers.get("a", outage)).rejects.toThrow("no answer")
    await expect(answers.get("never seen", outage)).rejects.toThrow("no answer")
  })

  it("rests after a failure, and asks again after it", async () => {
    const answers = new TtlCache<string>(memory)
    const ask = vi.fn(outage)
    await expect(answers.get("a", ask)).rejects.toThrow("no answer")
    await expect(answers.get("b", ask)).rejects.toThrow("no answer")
    expect(ask).toHaveBeenCalledTimes(1)
    later(5_000)
    expect(await answers.get("b", async () => "back")).toBe("back")
  })

  it("trusts no answer from a clock that was ahead", async () => {
    const answers = new TtlCache<string>(memory)
    answers.note("a", "answer")
    later(-6 * MINUTE)
    expect(await answers.get("a", async () => "new")).toBe("new")
  })

  it("forgets the oldest past its measure", async () => {
    const answers = new TtlCache<string>(memory)
    for (const key of ["a", "b", "c", "a", "d"]) answers.note(key, "known")
    const ask = async () => "asked"
    expect(await Promise.all(["a", "c", "d", "b"].map((key) => answers.get(key, ask)))).toEqual([
      ...["known", "known", "known", "asked"],
    ])
  })
})
