import { onlineManager } from "@tanstack/react-query"
import { isReloading, quietly, reloadWhenStale } from "../stale-release"

/** What Vite does where a script cannot be loaded: it tells the window, and whoever asked. */
async function missingScript(): Promise<never> {
  await Promise.resolve()
  const payload = new TypeError("Failed to fetch dynamically imported module")
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }))
  throw payload
}
const failure = () => missingScript().catch((error: unknown) => error)

// One window, as in a tab: what it was reloaded for once it is not reloaded for again.
describe("a tab whose release was replaced", () => {
  const reload = vi.fn()
  beforeAll(() => {
    vi.useFakeTimers()
    vi.stubGlobal("location", { reload })
    reloadWhenStale("main-1.js")
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("stays where only a guess failed", async () => {
    await quietly(missingScript)
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
  })

  it("stays while there is no line, and complains", async () => {
    onlineManager.setOnline(false)
    expect(isReloading(await failure())).toBe(false)
    vi.runAllTimers()
    onlineManager.setOnline(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it("is reloaded for a reader, also while a guess goes on or fails as well", async () => {
    void quietly(() => new Promise(() => undefined))
    const guess = quietly(missingScript)
    const error = await failure()
    await guess
    expect(isReloading(error)).toBe(true)
    expect(isReloading(new Error("of another kind"))).toBe(false)
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledOnce()
  })

  it("is reloaded once only", async () => {
    await failure()
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledOnce()
  })
})
