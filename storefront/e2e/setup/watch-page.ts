import type { Page } from "playwright-core"

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Sums the page's layout shifts from its beginning (CLS without windows: never less); answers how to read the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] }
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
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
