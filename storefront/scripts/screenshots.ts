import { mkdir } from "node:fs/promises"
import path from "node:path"
import { chromium, type Browser } from "playwright-core"
import sharp from "sharp"

// Pictures of a running shop's main pages for the documentation, all or those that are named:
//   npm run screenshots -- http://127.0.0.1:9000 [home products …]

const FOLDER = path.resolve(import.meta.dirname, "../../docs/screenshots")
const WIDTHS = [360, 768, 1440]
const THEMES = ["light", "dark"] as const
const PAGES: Record<string, string> = {
  home: "/",
  products: "/showProduct",
  product: "/product/",
  about: "/about",
  blogs: "/blogs",
  portfolio: "/portfolio",
  contact: "/contact",
  login: "/login",
  "not-found": "/no-such-page",
}

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
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(file)
  await context.close()
}

/** The newest part stands for all of them. */
async function addressOf(name: string, shop: string): Promise<string> {
  const route = PAGES[name]
  if (!route) throw new Error(`There is no page ${name}: ${Object.keys(PAGES).join(", ")}`)
  if (name !== "product") return new URL(route, shop).href
  const answer = await fetch(new URL("/api/v1/products?limit=1", shop))
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return new URL(route + (data[0]?._id ?? ""), shop).href
}

async function main(shop: string, names: string[]) {
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  for (const name of names) {
    const address = await addressOf(name, shop)
    for (const width of WIDTHS) {
      for (const theme of THEMES) await takePicture(browser, { name, address, width, theme })
    }
    console.log(name)
  }
  await browser.close()
}

const [shop = "http://127.0.0.1:9000", ...names] = process.argv.slice(2)
await main(shop, names.length > 0 ? names : Object.keys(PAGES))
