import type { Page } from "playwright-core"

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** `moved` is what moved and from where to where, for whoever looks for the reason. */
type Shifts = { sum: number; moved: string[] }

/** Sums the page's layout shifts from its beginning (CLS without windows: never less); answers how to read them. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources) {
          const [from, to] = [previousRect, currentRect].map(
            ({ top, height }) => `${Math.round(top)}+${Math.round(height)}`,
          )
          const text = node?.textContent?.trim().slice(0, 40) ?? ""
          shifts.moved.push(`${value.toFixed(4)} ${node?.nodeName} "${text}" ${from} to ${to}`)
        }
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}

/** Scrolls to the end and back, step by step, so that everything that loads late is there. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
    // Nobody is as quick as this: a slow page has the time to see that its end is near, and to load what follows.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
        ),
    )
    await page.getByRole("button", { name: "Loading more parts" }).waitFor({ state: "detached" })
  }
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
}
