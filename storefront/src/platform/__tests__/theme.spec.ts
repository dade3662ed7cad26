import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

describe("the theme", () => {
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it("is the system's as it is now, though the page was first drawn in another one", async () => {
    document.documentElement.dataset.theme = "halden-dark"
    await import("../theme")
    expect(document.documentElement.dataset.theme).toBe("halden")
  })

  it("is the one that was chosen", async () => {
    localStorage.setItem("theme", "dark")
    document.documentElement.dataset.theme = "halden"
    await import("../theme")
    expect(document.documentElement.dataset.theme).toBe("halden-dark")
  })

  it("turns with the system, though a drawing asks which it is before the page is told", async () => {
    const system = systemAsInChromium()
    vi.stubGlobal("matchMedia", () => system)
    const { useDark } = await import("../theme")
    const drawing = renderHook(useDark)
    system.isDark = true
    drawing.rerender()
    act(() => system.tell())
    expect(document.documentElement.dataset.theme).toBe("halden-dark")
  })
})

/** Chromium tells of a turn when it draws next, and only where nobody has asked this list since. */
function systemAsInChromium() {
  let told = false
  let listener = (_event: { matches: boolean }) => {}
  return {
    isDark: false,
    get matches() {
      told = this.isDark
      return told
    },
    addEventListener: (_type: string, heard: typeof listener) => void (listener = heard),
    tell() {
      if (told !== this.isDark) listener(this)
    },
  }
}
