import type { MedusaContainer } from "@medusajs/framework/types"
import { KeptCounts, MANY } from "../kept-counts"

const container = (database: object = {}) =>
  ({ resolve: () => database }) as unknown as MedusaContainer

const state = (version: string, own = "", era = "1") => ({ version: `${era}:${version}`, own })

const counted = (total: number, version: string, own = "") => ({
  ...state(version, own),
  total,
  of: total,
})

type Count = ReturnType<typeof counted>
type Asked = { asked?: string; of?: MedusaContainer; count?: () => Promise<Count | undefined> }

const TOOK_MS = 100

describe("a count", () => {
  const shop = container()
  const kept = () => new KeptCounts<Count>(2)

  const keep = (counts: KeptCounts<Count>, count: Count, asked = "disc") =>
    counts.set(shop, asked, { counted: count, tookMs: TOOK_MS })

  const openCount = () => {
    let come: (count: Count) => void = () => undefined
    const coming = new Promise<Count>((resolve) => (come = resolve))
    return { coming, come }
  }

  /** What one is told who asks in a state, and whether that was counted for it. */
  const ask = async (
    counts: KeptCounts<Count>,
    now: ReturnType<typeof state>,
    { asked = "disc", of = shop, count = async () => ({ ...now, total: 7, of: 7 }) }: Asked = {},
  ) => {
    const counting = vi.fn(count)
    const told = await counts.of(of, { asked, now }, counting)
    return { total: told?.total, isCounted: counting.mock.calls.length > 0 }
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("holds in its state, for whom it was counted and in its shop", async () => {
    const counts = kept()
    keep(counts, counted(5, "1"))
    expect(await ask(counts, state("1"))).toEqual({ total: 5, isCounted: false })
    expect(await ask(counts, state("1", "group"))).toEqual({ total: 7, isCounted: true })
    expect(await ask(counts, state("1"), { asked: "pad" })).toEqual({ total: 7, isCounted: true })
    const other = { of: container() }
    expect(await ask(counts, state("1"), other)).toEqual({ total: 7, isCounted: true })
  })

  it("of few holds in no other state", async () => {
    const counts = kept()
    keep(counts, counted(MANY - 1, "1"))
    expect(await ask(counts, state("2"))).toEqual({ total: 7, isCounted: true })
    expect(await ask(counts, state("2"))).toEqual({ total: 7, isCounted: false })
  })

  it("of many holds in another state for fifty times as long as it took", async () => {
    const counts = kept()
    keep(counts, counted(MANY, "1"))
    vi.advanceTimersByTime(50 * TOOK_MS - 1)
    expect(await ask(counts, state("2"))).toEqual({ total: MANY, isCounted: false })
    vi.advanceTimersByTime(1)
    expect(await ask(counts, state("2"))).toMatchObject({ isCounted: true })
  })

  it("of many is nobody's once the tables it is of were made anew", async () => {
    const counts = kept()
    keep(counts, counted(MANY, "1"))
    expect(await ask(counts, state("1", "", "2"))).toEqual({ total: 7, isCounted: true })
  })

  it("of many is told once more while it is counted anew, and nobody waits", async () => {
    const counts = kept()
    keep(counts, counted(MANY, "1"))
    vi.advanceTimersByTime(50 * TOOK_MS)
    const { coming, come } = openCount()
    const first = await ask(counts, state("2"), { count: () => coming })
    expect(first).toEqual({ total: MANY, isCounted: true })
    expect(await ask(counts, state("2"))).toEqual({ total: MANY, isCounted: false })
    vi.advanceTimersByTime(TOOK_MS)
    come(counted(MANY + 1, "2"))
    await coming
    expect(await ask(counts, state("3"))).toEqual({ total: MANY + 1, isCounted: false })
  })

  it("of many is counted again after a minute where no new one came", async () => {
    const counts = kept()
    keep(counts, counted(MANY, "1"))
    vi.advanceTimersByTime(50 * TOOK_MS)
    const none = { count: async () => undefined }
    expect(await ask(counts, state("2"), none)).toEqual({ total: MANY, isCounted: true })
    vi.advanceTimersByTime(59_999)
    expect(await ask(counts, state("2"), none)).toEqual({ total: MANY, isCounted: false })
    vi.advanceTimersByTime(1)
    expect(await ask(counts, state("2"), none)).toEqual({ total: MANY, isCounted: true })
  })

  it("that could not be made leaves word in the log", async () => {
    const error = vi.fn()
    const logged = {
      resolve: (name: string) => (name === "logger" ? { error } : shop),
    } as unknown as MedusaContainer
    const counts = kept()
    counts.set(logged, "disc", { counted: counted(MANY, "1"), tookMs: TOOK_MS })
    vi.advanceTimersByTime(50 * TOOK_MS)
    const gone = new Error("The database is gone")
    const count = async () => Promise.reject(gone)
    const told = await ask(counts, state("2"), { of: logged, count })
    expect(told).toEqual({ total: MANY, isCounted: true })
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.any(String), gone))
  })

  it("of many that is ten minutes older than it held is waited for by one alone", async () => {
    const counts = kept()
    keep(counts, counted(MANY, "1"))
    vi.advanceTimersByTime(50 * TOOK_MS)
    await ask(counts, state("2"), { count: async () => undefined })
    vi.advanceTimersByTime(600_000)
    const { coming, come } = openCount()
    const first = ask(counts, state("2"), { count: () => coming })
    expect(await ask(counts, state("2"))).toEqual({ total: MANY, isCounted: false })
    come(counted(7, "2"))
    expect(await first).toEqual({ total: 7, isCounted: true })
  })

  it("that nobody has asked for the longest is forgotten", async () => {
    const counts = kept()
    keep(counts, counted(1, "1"))
    keep(counts, counted(2, "1"), "pad")
    await ask(counts, state("1"))
    keep(counts, counted(3, "1"), "hose")
    expect(counts.last(shop, "disc", "")?.total).toBe(1)
    expect(counts.last(shop, "pad", "")).toBeUndefined()
  })
})
