import type { CDPSession, Page } from "playwright-core"
import sharp from "sharp"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const SLOW_MS = 800

describe("the theme", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is dark from the first frame where the system is, however late its script comes", async () => {
    const { page } = await newVisitor({ dark: true })
    // Before the first page of all, the browser shows its own blank one.
    await page.goto("/contact", { waitUntil: "networkidle" })
    await slowScripts(page)
    expect(await brightestFrame(page, "/blogs")).toBeLessThan(0.25)
  })

  it("is dark from the first frame where the reader chose it against the system", async () => {
    const { page } = await newVisitor()
    await page.goto("/blogs")
    await page.evaluate(() => localStorage.setItem("theme", "dark"))
    await page.reload({ waitUntil: "networkidle" })
    await slowScripts(page)
    expect(await brightestFrame(page, "/about")).toBeLessThan(0.25)
  })

  it("goes round light, dark and the system's, and stays over a reload", async () => {
    const { page } = await newVisitor({ dark: true })
    await page.goto("/blogs")
    const root = page.locator("html")
    await page.getByRole("button", { name: "Theme: system" }).click()
    await expect.poll(() => root.getAttribute("data-theme")).toBe("halden")
    await page.reload()
    await page.getByRole("button", { name: "Theme: light" }).click()
    await expect.poll(() => root.getAttribute("data-theme")).toBe("halden-dark")
  })
})

/** theme.js and the application come late, as over a slow line. */
async function slowScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })
}

/**
 * How bright (0 to 1) the brightest frame is that the browser paints from a dark page to the next.
 * The film begins before: between two pages there is nothing that could be filmed.
 */
async function brightestFrame(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const frames = collectFrames(session)
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 })
  await page.goto(path, { waitUntil: "networkidle" })
  await page.getByRole("heading", { level: 1 }).waitFor()
  await session.send("Page.stopScreencast")
  expect(frames.length).toBeGreaterThan(1)
  return Math.max(...(await Promise.all(frames.map(brightness))))
}

function collectFrames(session: CDPSession): Buffer[] {
  const frames: Buffer[] = []
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(Buffer.from(data, "base64"))
    session.send("Page.screencastFrameAck", { sessionId }).catch(unlessPageWasLeft)
  })
  return frames
}

/** A frame of the page that is just being left can no longer be acknowledged, and need not be. */
function unlessPageWasLeft(error: Error): void {
  if (!/Not attached to an active page|closed/.test(error.message)) throw error
}

async function brightness(frame: Buffer): Promise<number> {
  const { channels } = await sharp(frame).greyscale().stats()
  return (channels[0]?.mean ?? 255) / 255
}
