import { ScrollPositions } from "../scroll-positions"

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe("ScrollPositions", () => {
  it("remembers over a reload what was saved", () => {
    const storage = memory()
    const before = new ScrollPositions(() => storage)
    before.set("list", 1200)
    before.save()
    expect(new ScrollPositions(() => storage).of("list")).toBe(1200)
  })

  it("forgets the entries that were left longest ago", () => {
    const storage = memory()
    const places = new ScrollPositions(() => storage)
    for (let entry = 0; entry < 60; entry++) places.set(`entry ${entry}`, entry)
    places.set("entry 0", 7)
    places.save()
    const reloaded = new ScrollPositions(() => storage)
    expect(reloaded.of("entry 0")).toBe(7)
    expect(reloaded.of("entry 1")).toBeUndefined()
    expect(reloaded.of("entry 59")).toBe(59)
  })

  it("works for the page's life where storage is blocked", () => {
    const places = new ScrollPositions(() => {
      throw new Error("blocked")
    })
    places.set("list", 300)
    places.save()
    expect(places.of("list")).toBe(300)
  })
})
