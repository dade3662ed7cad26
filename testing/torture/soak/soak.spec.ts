import { openSoakable, problemsOf, runSoak, type Soakable } from "./run-soak"

// The short form of `npm run soak`: two minutes, as much as shows a leak that each call adds to.
const TIMES = { rampMs: 5000, warmUpMs: 15_000, soakMs: 90_000 }

describe("a cluster at four fifths of its peak", () => {
  let soakable: Soakable

  beforeAll(async () => {
    soakable = await openSoakable()
  })

  afterAll(() => soakable?.cluster.stop())

  it("answers every read, search and order, keeps what it acknowledged, and does not grow", async () => {
    const soaked = await runSoak(soakable, TIMES, () => undefined)
    expect(problemsOf(soaked)).toEqual([])
    expect(soaked.soak.orders).toBeGreaterThan(0)
    expect(soaked.memory.map(({ name }) => name)).toEqual(["server-1", "server-2", "worker"])
  })
})
