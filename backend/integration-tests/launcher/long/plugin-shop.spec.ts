import fs from "node:fs"
import path from "node:path"
import { chromium, type Browser, type Page } from "playwright-core"
import { compressed, scriptsOf } from "../../../../testing/testkit/shop/build-scripts"
import { makePart, type Part } from "../../../../testing/testkit/client/parts"
import {
  ADMINISTRATOR,
  register,
  signInAdministrator,
} from "../../../../testing/testkit/client/people"
import {
  endShop,
  runShop,
  whenOpen,
  type RunningShop,
} from "../../../../testing/testkit/shop/run-shop"
import { freePort } from "../../../bin/launcher/system/ports"
import { copyProject } from "../support/copy-project"
import { temporaryFolder } from "../support/temporary-folder"

const folder = temporaryFolder("plugin-shop")
const project = path.join(folder, "project")
const TEMPLATE = path.join(project, "docs/plugin-template")
const SOON = { timeout: 90_000, interval: 200 }
/** Whatever a plugin can do wrong while the shop runs. */
const TROUBLE = {
  "src/subscribers/throws.ts": `
    export default async function throws() {
      setTimeout(() => { throw new Error("in a timer") }, 10)
      void Promise.reject(new Error("in a promise"))
      throw new Error("in a subscriber")
    }
    export const config = { event: "product.created" }`,
  "src/jobs/throws.ts": `
    export default async function throws() { throw new Error("in a job") }
    export const config = { name: "throws", schedule: { interval: 500 } }`,
  "src/api/store/trouble/route.ts": `export const GET = () => { throw new Error("in a route") }`,
}

describe("a whole shop with the template's plugin, as it is", { timeout: 300_000 }, () => {
  let url = ""
  let variables: NodeJS.ProcessEnv = {}
  let shop: RunningShop
  let browser: Browser
  let part: Part

  beforeAll(async () => {
    copyProject(project)
    writePlugin("trouble", TROUBLE)
    writePlugin("broken", { "src/subscribers/a.ts": `export const config = { event: "a" }` })
    url = `http://127.0.0.1:${await freePort()}`
    variables = {
      SHOP_DATA_DIR: path.join(folder, "data"),
      PORT: new URL(url).port,
      SHOP_DEMO: "off",
      SHOP_PLUGINS: "./docs/plugin-template,./plugins/trouble",
    }
    shop = await whenOpen(runShop(variables, { project }))
    const admin = await signInAdministrator(url)
    part = await makePart(url, admin, { name: "Part with a warranty", stock: 100 })
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    })
  }, 1_200_000)

  afterAll(async () => {
    await browser?.close()
    await endShop(shop, "SIGTERM")
  })

  /** A window of its own; what its console complains of fails the test. */
  async function visit(address: string, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on("console", (line) => line.type() === "error" && complaints.push(line.text()))
    page.on("pageerror", (error) => complaints.push(error.message))
    await page.goto(address)
    await look(page)
    expect(complaints).toEqual([])
    await context.close()
  }

  it("has the plugin's section, link and theme on the home page", () =>
    visit("/", async (page) => {
      await page.getByRole("region", { name: "Part warranty" }).waitFor()
      const menu = page.getByRole("navigation", { name: "Main" })
      await menu.getByRole("link", { name: "Part warranty" }).waitFor()
      const primary =
        "getComputedStyle(document.documentElement).getPropertyValue('--color-primary')"
      expect(await page.evaluate<string>(primary)).toBe("#2563eb")
    }))

  it("answers the plugin's page at its address", async () => {
    expect((await fetch(`${url}/part-warranty`)).status).toBe(200)
    await visit("/part-warranty", async (page) => {
      await page.getByRole("heading", { level: 1, name: "Part warranty" }).waitFor()
      await page.getByText("Keep the delivery note.").waitFor()
    })
  })

  it("shows on a part's page what the plugin's hook made and its route tells", () =>
    visit(`/product/${part._id}`, async (page) => {
      await page.getByRole("region", { name: "Part warranty" }).getByText("24 months").waitFor()
    }))

  it("has the plugin's page in a customer's dashboard", async () => {
    const { email } = await register(url, "buyer@example.com", "secret-7")
    await visit("/login", async (page) => {
      await signIn(page, { email, password: "secret-7" })
      await page.getByRole("status").filter({ hasText: "Login Successful" }).first().waitFor()
      await page.goto("/dashboard")
      const menu = page.getByRole("navigation", { name: "Dashboard" })
      await menu.getByRole("link", { name: "Part warranty" }).click()
      await page.getByText("Send the broken part").waitFor()
    })
  })

  it("has the plugin's widget in Medusa Admin", () =>
    visit("/staff", async (page) => {
      await signIn(page, ADMINISTRATOR)
      await page.waitForURL("**/app/to-deliver")
      await page.goto(`/app/products/${part._id}`)
      await page.getByRole("heading", { name: "Part warranty" }).waitFor()
      await page.getByText("24 months").waitFor()
    }))

  it("keeps to the first load's budget", () => {
    const dist = path.join(project, "storefront/dist")
    const home = scriptsOf(dist, "index.html", "src/features/home/home-page.tsx")
    expect(compressed(home)).toBeLessThanOrEqual(130)
  })

  it("stays open while a plugin's subscriber, job, timer, promise and route throw", async () => {
    const log = () => fs.readFileSync(path.join(folder, "data/logs/shop.log"), "utf8")
    await vi.waitFor(() => {
      expect(log()).toContain("in a subscriber")
      expect(log()).toContain("in a job")
      expect(log()).toContain("The plugin trouble has failed, in code that nobody called")
      expect(log()).toContain("The plugin trouble has failed, in a promise that nobody waits for")
    }, SOON)
    const headers = await storeHeaders(url)
    expect((await fetch(`${url}/store/trouble`, { headers })).status).toBe(500)
    expect((await fetch(`${url}/api/v1/product/${part._id}`)).status).toBe(200)
  })

  it("does not open with a plugin that lacks something, and names it and the file", async () => {
    await endShop(shop, "SIGTERM")
    const SHOP_PLUGINS = "./docs/plugin-template,./plugins/broken"
    const refused = runShop({ ...variables, SHOP_PLUGINS }, { project })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain("The plugin @acme/broken does not load, at ")
    expect(refused.output()).toContain("subscribers/a.js: has no function as its default export")
  })

  it("with npm run dev, takes an edit of a plugin's route, one during its start too, and goes on where it does not compile", async () => {
    const SHOP_PLUGINS = "./docs/plugin-template"
    const route = path.join(TEMPLATE, "src/api/store/products/[id]/part-warranty/route.ts")
    const text = fs.readFileSync(route, "utf8")
    const starting = runShop({ ...variables, SHOP_PLUGINS }, { project, command: "dev" })
    // The plugin is built, and nobody watches its sources yet.
    await vi.waitFor(() => expect(starting.output()).toContain("Creating server"), SOON)
    fs.writeFileSync(route, text.replace("json({ months })", "json({ months, early: true })"))
    shop = await whenOpen(starting)
    const headers = await storeHeaders(url)
    const ask = () => fetch(`${url}/store/products/${part._id}/part-warranty`, { headers })
    await vi.waitFor(async () => {
      expect(await (await ask()).json()).toEqual({ months: 24, early: true })
    }, SOON)
    const types = path.join(TEMPLATE, ".medusa/types/query-entry-points.d.ts")
    expect(fs.readFileSync(types, "utf8")).toContain("part_warranty: PartWarranty")
    fs.writeFileSync(route, text.replace("json({ months })", "json({ months "))
    await vi.waitFor(
      () => expect(shop.output()).toContain("Building the plugin plugin-template failed"),
      SOON,
    )
    expect((await ask()).status).toBe(200)
    fs.writeFileSync(route, text.replace("json({ months })", "json({ months, edited: true })"))
    await vi.waitFor(async () => {
      expect(await (await ask()).json()).toEqual({ months: 24, edited: true })
    }, SOON)
    expect(shop.output()).not.toMatch(/Building (the server|Medusa Admin|the storefront)/)
  })
})

async function signIn(page: Page, { email, password }: typeof ADMINISTRATOR): Promise<void> {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

/** What Medusa's own store API asks for. */
async function storeHeaders(url: string): Promise<Record<string, string>> {
  const config = await fetch(`${url}/api/v1/config`)
  const { data } = (await config.json()) as { data: { commerce: { publishableApiKey: string } } }
  return { "x-publishable-api-key": data.commerce.publishableApiKey }
}

/** A plugin with a server half alone. */
function writePlugin(name: string, files: Record<string, string>): void {
  const place = path.join(project, "plugins", name)
  const door = { method: "GET", path: `/store/${name}`, who: "anyone", rule: "none", test: "this" }
  const shop = { doors: [door] }
  const manifest = { name: `@acme/${name}`, version: "0.1.0", type: "commonjs", shop }
  const all = { ...files, "package.json": JSON.stringify(manifest) }
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
    fs.writeFileSync(path.join(place, file), text)
  }
  fs.copyFileSync(path.join(TEMPLATE, "tsconfig.json"), path.join(place, "tsconfig.json"))
}
