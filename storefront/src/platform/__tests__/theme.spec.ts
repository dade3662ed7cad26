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
    const { useDark } = await import("../theme")
    const drawing = renderHook(useDark)
    system.turn()
    drawing.rerender()
    act(() => system.tell())
    expect(document.documentElement.dataset.theme).toBe("halden-dark")
  })
})

/** Chromium tells of a turn when it draws next, and only those lists that nobody has asked since. */
function systemAsInChromium() {
  let isDark = false
  const lists: (() => void)[] = []
  vi.stubGlobal("matchMedia", (media: string) => {
    let seen = isDark
    return {
      media,
      get matches() {
        seen = isDark
        return seen
      },
      addEventListener: (_type: string, listener: () => void) =>
        lists.push(() => {
          if (seen !== isDark) listener()
        }),
    }
  })
  return {
    turn: () => void (isDark = !isDark),
    tell() {
      for (const tell of lists) tell()
    },
  }
}
