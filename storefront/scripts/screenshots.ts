import { mkdir } from "node:fs/promises"
import path from "node:path"
import { chromium, type Browser } from "playwright-core"
import sharp from "sharp"

// Pictures of a running shop's main pages for the documentation:
//   npm run screenshots -- http://127.0.0.1:9000

const FOLDER = path.resolve(import.meta.dirname, "../../docs/screenshots")
const WIDTHS = [360, 768, 1440]
const THEMES = ["light", "dark"] as const
const PAGES = { home: "/", products: "/showProduct", login: "/login" }

type Picture = { name: string; address: string; width: number; theme: (typeof THEMES)[number] }

async function takePicture(browser: Browser, { name, address, width, theme }: Picture) {
  const context = await browser.newContext({
    viewport: { width, height: Math.round(width < 500 ? width * 2 : width * 0.75) },
    colorScheme: theme,
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: "networkidle" })
  const file = path.join(FOLDER, `${name}-${width}-${theme}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file)
  await context.close()
}

async function main(shop: string) {
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  for (const [name, route] of Object.entries(PAGES)) {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        await takePicture(browser, { name, address: new URL(route, shop).href, width, theme })
      }
    }
  }
  await browser.close()
}

await main(process.argv[2] ?? "http://127.0.0.1:9000")
