import { chromium, type Browser } from "playwright-core"
import { freePort } from "../../../backend/bin/launcher/system/ports"

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

/** Has `task` use a browser of its own, which listens to Lighthouse at the port. */
export async function withBrowser<Result>(
  task: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    return await task(browser, port)
  } finally {
    await browser.close()
  }
}
