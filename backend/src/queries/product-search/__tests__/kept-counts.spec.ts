import type { MedusaContainer } from "@medusajs/framework/types"
import { KeptCounts, MANY } from "../kept-counts"

const container = (database: object = {}) =>
  ({ resolve: () => database }) as unknown as MedusaContainer

const state = (version: string, own = "") => ({ version, own })

const counted = (total: number, version: string) => ({
  ...state(version),
  total,
  of: total,
  tookMs: 100,
})

describe("a count", () => {
  const shop = container()
  const kept = () => new KeptCounts<ReturnType<typeof counted>>(2)

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("holds in its state, for whom it was counted and in its shop", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(5, "1"))
    expect(counts.get(shop, "disc", state("1"))?.total).toBe(5)
    expect(counts.get(shop, "disc", state("1", "group"))).toBeUndefined()
    expect(counts.get(shop, "pad", state("1"))).toBeUndefined()
    expect(counts.get(container(), "disc", state("1"))).toBeUndefined()
  })

  it("of few holds in no other state", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(MANY - 1, "1"))
    expect(counts.get(shop, "disc", state("2"))).toBeUndefined()
    expect(counts.get(shop, "disc", state("2"))).toBeUndefined()
  })

  it("of many holds in another state for fifty times as long as it took", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(MANY, "1"))
    vi.advanceTimersByTime(4999)
    expect(counts.get(shop, "disc", state("2"))?.total).toBe(MANY)
    vi.advanceTimersByTime(1)
    expect(counts.get(shop, "disc", state("2"))).toBeUndefined()
  })

  it("of many is counted anew by one, and the others take the old one meanwhile", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(MANY, "1"))
    vi.advanceTimersByTime(5000)
    expect(counts.get(shop, "disc", state("2"))).toBeUndefined()
    expect(counts.get(shop, "disc", state("2"))?.total).toBe(MANY)
    counts.set(shop, "disc", counted(MANY + 1, "2"))
    expect(counts.get(shop, "disc", state("3"))?.total).toBe(MANY + 1)
  })

  it("is taken by others for a minute at most where nobody comes back with a new one", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(MANY, "1"))
    vi.advanceTimersByTime(5000)
    counts.get(shop, "disc", state("2"))
    vi.advanceTimersByTime(60_000)
    expect(counts.get(shop, "disc", state("2"))).toBeUndefined()
  })

  it("that nobody has asked for the longest is forgotten", () => {
    const counts = kept()
    counts.set(shop, "disc", counted(1, "1"))
    counts.set(shop, "pad", counted(2, "1"))
    counts.get(shop, "disc", state("1"))
    counts.set(shop, "hose", counted(3, "1"))
    expect(counts.last(shop, "disc", "")?.total).toBe(1)
    expect(counts.last(shop, "pad", "")).toBeUndefined()
  })
})
