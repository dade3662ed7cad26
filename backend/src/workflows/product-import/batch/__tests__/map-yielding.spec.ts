import { mapYielding } from "../map-yielding"

describe("a long list that is worked through", () => {
  /** Each look at the clock is so many milliseconds after the one before. */
  const clockOf = (step: number) => {
    let now = 0
    vi.spyOn(performance, "now").mockImplementation(() => (now += step))
  }
  afterEach(() => void vi.restoreAllMocks())

  const doneWhenOthersCome = async (step: number) => {
    clockOf(step)
    let done = 0
    let seen: number | undefined
    setImmediate(() => (seen = done))
    const rows = Array.from({ length: 10 }, (_, row) => row)
    const results = await mapYielding(rows, (row) => {
      done += 1
      return row * 2
    })
    expect(results).toEqual(rows.map((row) => row * 2))
    return seen ?? done
  }

  it("lets others in between where it takes long", async () => {
    expect(await doneWhenOthersCome(6)).toBeLessThan(10)
  })

  it("goes through at once where it does not", async () => {
    expect(await doneWhenOthersCome(0.1)).toBe(10)
  })
})
