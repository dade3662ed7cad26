import { beforeEach, describe, expect, it, vi } from "vitest"

describe("the theme", () => {
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
  })

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
})
