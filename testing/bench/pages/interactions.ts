import type { BrowserContext, Page } from "playwright-core"
import { setTimeout as delay } from "node:timers/promises"
import { withBrowser } from "./browser"

type Interaction = {
  name: string
  path: string
  /** Brings the page to where it starts. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const SLOWER = 4
const TELEPHONE = { width: 412, height: 823 }
const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }
/** The browser reports nothing below it. */
const LEAST_MS = 16
/** The report of an interaction comes with one of the next frames. */
const SETTLED_MS = 600

/** Keeps the longest time from an input to the next paint. */
const WATCH = `
  window.slowest = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration)
    }
  }).observe({ type: "event", durationThreshold: ${LEAST_MS}, buffered: true })
`

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click()

/** What visitors do most. */
const interactionsOf = (product: string): Interaction[] => [
  { name: "open the menu", path: "/", act: press("Menu") },
  {
    name: "change the theme",
    path: "/",
    act: (page) => page.locator("header button").first().click(),
  },
  {
    name: "type into the search",
    path: "/showProduct",
    act: (page) => page.getByRole("combobox", { name: "Find a part" }).press("d"),
  },
  {
    name: "choose an order of the list",
    path: "/showProduct",
    prepare: (page) => page.getByRole("combobox", { name: "Sort by" }).focus(),
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    name: "show more parts",
    path: "/showProduct",
    // By the keyboard: the list goes on by itself as it is scrolled, from under a pointer.
    act: (page) => page.getByRole("button", { name: /^Show more/ }).press("Enter"),
  },
  {
    name: "open a part",
    path: "/showProduct",
    act: (page) => page.locator("article h3 a").first().click(),
  },
  { name: "zoom into a drawing", path: `/product/${product}`, act: press("Zoom") },
  {
    name: "open the purchase dialog",
    path: `/product/${product}`,
    act: (page) => page.getByRole("link", { name: "Purchase" }).first().click(),
  },
]

/** The median time from input to paint of each, in milliseconds, with a slower processor. */
export function measureInteractions(
  shop: string,
  { product, runs }: { product: string; runs: number },
): Promise<Map<string, number>> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ baseURL: shop, viewport: TELEPHONE, hasTouch: true })
    await context.addInitScript(WATCH)
    await signIn(context)
    const medians = new Map<string, number>()
    for (const interaction of interactionsOf(product)) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await timeOf(context, interaction))
      medians.set(interaction.name, times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity)
    }
    return medians
  })
}

async function timeOf(
  context: BrowserContext,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(path, { waitUntil: "networkidle" })
    await page.getByRole("heading", { level: 1 }).waitFor()
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
    await page.evaluate("window.slowest = 0")
    await act(page)
    await delay(SETTLED_MS)
    return Math.max(LEAST_MS, await page.evaluate<number>("window.slowest"))
  } finally {
    await page.close()
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto("/login")
  await page.getByLabel("Email").fill(CUSTOMER.email)
  await page.getByLabel("Password", { exact: true }).fill(CUSTOMER.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL(({ pathname }) => pathname !== "/login")
  await page.close()
}
