import type { Browser } from "playwright-core"
import { withBrowser } from "./browser"

/** A telephone in the country: 400 kbit/s down and up, 400 ms there and back. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const TELEPHONE = { width: 360, height: 640 }
const PATIENCE_MS = 60_000

/** Keeps when the first part of a list is to be seen, in milliseconds from the beginning of the visit. */
const WATCH = `
  const look = () => {
    const part = document.querySelector("article h3")
    if (part?.checkVisibility({ visibilityProperty: true })) window.firstResult = performance.now()
    else requestAnimationFrame(look)
  }
  look()
`

/** The median time to the first part of a list on slow 3G, each visit with nothing kept. */
export function measureFirstResult(url: string, runs: number): Promise<number> {
  return withBrowser(async (browser) => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await visit(browser, url))
    return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity
  })
}

async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: TELEPHONE, hasTouch: true })
  const page = await context.newPage()
  try {
    await page.addInitScript(WATCH)
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_3G })
    await page.goto(url, { waitUntil: "commit" })
    await page.locator("article h3").first().waitFor({ timeout: PATIENCE_MS })
    let time: number | null = null
    // The page notes it with its next frame.
    while (time === null) time = await page.evaluate<number | null>("window.firstResult ?? null")
    return Math.round(time)
  } finally {
    await context.close()
  }
}
