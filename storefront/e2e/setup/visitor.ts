import { chromium, type Browser, type Page } from "playwright-core"
import { inject } from "vitest"
import { watchPolicy } from "./watch-policy"

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A busy machine is taken for a slow line, on which Chromium loads pictures from twice as far below.
  "--force-effective-connection-type=4G",
]
const PATIENCE_MS = 60_000

export type Visitor = { page: Page; complaints: string[] }

let browser: Browser | undefined

export async function openBrowser(): Promise<void> {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  })
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
}

/** A browser window of its own; `complaints` gathers every console error and uncaught exception. */
export async function newVisitor({
  width = 1440,
  height = 900,
  dark = false,
} = {}): Promise<Visitor> {
  if (!browser) throw new Error("the browser is not open")
  const context = await browser.newContext({
    baseURL: inject("shopUrl"),
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await watchPolicy(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error")
      complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  return { page, complaints }
}
