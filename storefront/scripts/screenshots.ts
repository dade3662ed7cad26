import { mkdir } from "node:fs/promises"
import path from "node:path"
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core"
import sharp from "sharp"

// Pictures of a running shop's main pages for the documentation, all or those that are named. The
// shop is one with the demo's data, without orders of one's own:
//   npm run screenshots -- http://127.0.0.1:9000 [home products …]

const FOLDER = path.resolve(import.meta.dirname, "../../docs/screenshots")
const WIDTHS = [360, 768, 1440]
const THEMES = ["light", "dark"] as const
const PEOPLE = {
  customer: { email: "customer@example.com", password: "carparts-demo" },
  administrator: { email: "admin@example.com", password: "carparts-admin" },
}

type Shown = {
  path: string
  /** Who looks at it; a guest where nobody is named. */
  as?: keyof typeof PEOPLE
  /** What is pressed there first, and what is there when all of it is. */
  press?: string
  shows?: string
}

const PAGES: Record<string, Shown> = {
  home: { path: "/" },
  products: { path: "/showProduct" },
  product: { path: "/product/{newest}" },
  vehicles: { path: "/vehicles" },
  model: { path: "/vehicles/velmont/aubrel" },
  about: { path: "/about" },
  blogs: { path: "/blogs" },
  portfolio: { path: "/portfolio" },
  contact: { path: "/contact" },
  login: { path: "/login" },
  "not-found": { path: "/no-such-page" },
  purchase: { path: "/purchase/{newest}", as: "customer" },
  profile: { path: "/dashboard", as: "customer" },
  orders: { path: "/dashboard/orders", as: "customer" },
  order: {
    path: "/dashboard/orders",
    as: "customer",
    press: "main table a",
    shows: "ol[aria-label=Timeline]",
  },
  payment: {
    path: "/dashboard/orders",
    as: "customer",
    press: "main table button:text('Pay')",
    shows: "[role=dialog] [type=submit]:enabled",
  },
  reviews: { path: "/dashboard/reviews", as: "customer" },
  garage: { path: "/dashboard/garage", as: "customer" },
  "all-products": { path: "/dashboard/product", as: "administrator" },
  "all-users": { path: "/dashboard/users", as: "administrator" },
  "manage-orders": { path: "/dashboard/manageOrders", as: "administrator" },
}

type StorageState = NonNullable<BrowserContextOptions["storageState"]>
type Picture = {
  name: string
  shop: string
  width: number
  theme: (typeof THEMES)[number]
  storageState: StorageState | undefined
}

async function takePicture(browser: Browser, picture: Picture) {
  const { name, shop, width, theme, storageState } = picture
  const { path: route, press, shows } = shownAt(name)
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: Math.round(width < 500 ? width * 2 : width * 0.75) },
    colorScheme: theme,
    reducedMotion: "reduce",
    ...(storageState ? { storageState } : {}),
  })
  const page = await context.newPage()
  await page.goto(route.replace("{newest}", await newestPart(shop)), { waitUntil: "networkidle" })
  if (press) await page.locator(press).first().click()
  if (shows) await page.locator(shows).waitFor()
  const file = path.join(FOLDER, `${name}-${width}-${theme}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(file)
  await context.close()
}

function shownAt(name: string): Shown {
  const shown = PAGES[name]
  if (!shown) throw new Error(`There is no page ${name}: ${Object.keys(PAGES).join(", ")}`)
  return shown
}

/** The newest part stands for all of them. */
async function newestPart(shop: string): Promise<string> {
  const answer = await fetch(new URL("/api/v1/products?limit=1", shop))
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return data[0]?._id ?? ""
}

/** Signs a person in and answers what the browser keeps of it. */
async function signIn(browser: Browser, shop: string, who: keyof typeof PEOPLE) {
  const context = await browser.newContext({ baseURL: shop })
  const page = await context.newPage()
  await page.goto("/login")
  await page.getByLabel("Email").fill(PEOPLE[who].email)
  await page.getByLabel("Password").fill(PEOPLE[who].password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByText("Login Successful").waitFor()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

async function main(shop: string, names: string[]) {
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  const signedIn = new Map<string, StorageState>()
  for (const name of names) {
    const { as: who } = shownAt(name)
    if (who && !signedIn.has(who)) signedIn.set(who, await signIn(browser, shop, who))
    const storageState = who && signedIn.get(who)
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        await takePicture(browser, { name, shop, width, theme, storageState })
      }
    }
    console.log(name)
  }
  await browser.close()
}

const [shop = "http://127.0.0.1:9000", ...names] = process.argv.slice(2)
await main(shop, names.length > 0 ? names : Object.keys(PAGES))
