import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import type * as PluginPages from "../plugin-pages"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "storefront-"))
const PAGES = [
  { path: "/warranty", title: "Warranty" },
  { path: "/dealers/:id", title: "Dealer" },
]

describe("the pages that plugins have in the storefront", () => {
  let findPluginPage: typeof PluginPages.findPluginPage

  beforeAll(async () => {
    fs.writeFileSync(path.join(folder, "plugin-pages.json"), JSON.stringify(PAGES))
    vi.stubEnv("SHOP_INTERNAL_STOREFRONT_DIR", folder)
    // The file is read once in a process, which other tests have read it in as well.
    vi.resetModules()
    ;({ findPluginPage } = await vi.importActual<typeof PluginPages>("../plugin-pages"))
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    fs.rmSync(folder, { recursive: true })
  })

  it.each([
    ["/warranty", "Warranty"],
    ["/Warranty", "Warranty"],
    ["/dealers/7", "Dealer"],
    ["/dealers/7/8", undefined],
    ["/my/warranty", undefined],
  ])("at %s is %s", (address, title) => {
    expect(findPluginPage(address)?.title).toBe(title)
  })
})
