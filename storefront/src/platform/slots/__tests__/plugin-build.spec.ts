import { execFile } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"

const STOREFRONT = path.resolve(import.meta.dirname, "../../../..")
const VITE = path.join(STOREFRONT, "../node_modules/vite/bin/vite.js")
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plugin-build-"))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
}

/** A page with the shop's own steps of the build for plugins, and nothing else of the shop. */
const SHOP = {
  "shop/index.html": `<head></head><script type="module" src="/src/main.ts"></script>`,
  "shop/src/main.ts": `import "./styles/index.css"
    import { blocks, logo } from "virtual:storefront-plugins"
    import { homeText } from "@/features/home/texts"
    document.title = JSON.stringify([blocks, logo, homeText("heading")])`,
  "shop/src/styles/index.css": "body { color: red }",
  "shop/vite.config.mts": `
    import { storefrontPlugins } from "${STOREFRONT}/vite/storefront-plugins"
    import { storefrontTexts } from "${STOREFRONT}/vite/texts/storefront-texts"
    import { preloadTheme } from "${STOREFRONT}/vite/theme/preload-theme"
    import { kitAliases } from "${STOREFRONT}/vite/kit-aliases"
    const folder = "${folder}/plugin"
    const shops = { name: "none", fetchpriority: "high" }
    export default {
      plugins: [
        storefrontPlugins([{ resolve: folder, folder }], []),
        storefrontTexts({ file: "${folder}/texts.json" }),
        preloadTheme({ headings: shops, text: { ...shops, fetchpriority: "low" } }),
      ],
      resolve: {
        alias: [
          { find: "@/platform/slots/fill-slots", replacement: "${folder}/shop/fill.ts" },
          { find: "@/", replacement: "${STOREFRONT}/src/" },
          ...kitAliases(),
        ],
      },
      build: { cssMinify: false, minify: false },
    }`,
  "shop/fill.ts": "export const fillSlots = (plugins) => plugins[0]",
}

const PLUGIN = {
  "plugin/package.json": JSON.stringify({
    name: "acme",
    exports: { "./storefront": "./storefront/plugin.ts" },
  }),
  "plugin/storefront/plugin.ts": `import { definePlugin } from "@halden/storefront/slots"
    export default definePlugin({
      name: "acme",
      texts: "./texts.json",
      blocks: [{ at: "footer", order: 1, height: "2rem", block: async () => (await import("./seal")).Seal }],
      theme: {
        name: "Acme",
        fonts: { text: { family: "Acme", files: [{ file: "./fonts/acme.woff2", weight: "400" }] } },
        logo: { light: "./logo.svg", width: "8rem", height: "2rem" },
      },
    })`,
  "plugin/storefront/seal.ts": `import { toast } from "@halden/storefront/kit/toast"
    import { sealText } from "./texts"
    export const Seal = () => toast.tell("a seal of acme" + sealText("words"))`,
  "plugin/storefront/texts.ts": `import { textsOf } from "@halden/storefront/kit/texts"
    export const sealText = textsOf("acme", { words: "Sealed" })`,
  "texts.json": JSON.stringify({ en: { "acme.words": "the shop's word for it" } }),
  "plugin/storefront/texts.json": JSON.stringify({ en: { "home.heading": "Acme's own words" } }),
  "plugin/storefront/fonts/acme.woff2": "a typeface",
  "plugin/storefront/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
}

const build = () =>
  promisify(execFile)(process.execPath, [VITE, "build", "--logLevel", "error"], {
    cwd: path.join(folder, "shop"),
  })

describe("the build of a plugin that lies outside of the shop", () => {
  beforeEach(() => write({ ...SHOP, ...PLUGIN }))
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it("has its kit from the shop, in files that come later, and its theme's files by name", async () => {
    await build()
    const dist = path.join(folder, "shop/dist")
    const read = (name: string) => fs.readFileSync(path.join(dist, name), "utf8")
    const assets = fs.readdirSync(path.join(dist, "assets"))
    const [entry, seal] = ["index", "seal"].map((name) =>
      assets.find((file) => file.startsWith(`${name}-`) && file.endsWith(".js")),
    )
    expect(read(`assets/${seal}`)).toContain("a seal of acme")
    expect(read(`assets/${seal}`)).toContain("the shop's word for it")
    expect(read(`assets/${entry}`)).not.toMatch(/a seal of acme|the shop's word/)
    expect(read(`assets/${entry}`)).toContain("Acme's own words")
    // No key is left, and no text that nothing shows.
    expect(read(`assets/${entry}`)).not.toMatch(/moreAboutWorks|More about the works/)
    const html = read("index.html")
    expect(html).toMatch(
      /rel="preload" as="font" type="font\/woff2" href="\/assets\/acme-[^"]+\.woff2" crossorigin="" fetchpriority="low"/,
    )
    expect(html).toMatch(
      /as="image" href="\/assets\/logo-[^"]+\.svg" media="\(prefers-color-scheme: light\)"/,
    )
    const style = assets.find((file) => file.endsWith(".css"))
    expect(read(`assets/${style}`)).toMatch(/url\(["']?\/assets\/acme-[^)]+\.woff2["']?\)/)
    expect(read(`assets/${style}`)).not.toContain("data:")
  })

  it("stops where the module that the first page loads takes the kit, and names both", async () => {
    write({
      "plugin/storefront/plugin.ts": `import { toast } from "@halden/storefront/kit/toast"
        export default { name: "acme", toast }`,
    })
    await expect(build()).rejects.toThrow(
      /plugin\/storefront\/plugin.ts takes @halden\/storefront\/kit\/toast, and is loaded with the first page/,
    )
  })

  it("stops where it replaces a text that there is not, and names the file", async () => {
    write({ "plugin/storefront/texts.json": JSON.stringify({ en: { "home.titel": "" } }) })
    await expect(build()).rejects.toThrow(
      /acme replaces home.titel in .*plugin\/storefront\/texts.json, which is no text of the shop/,
    )
  })

  it("stops where its texts cannot be read, and names their file", async () => {
    write({ "plugin/storefront/texts.ts": `throw new Error("a slip of acme")` })
    await expect(build()).rejects.toThrow(
      /Texts of acme do not load, at .*plugin\/storefront\/texts.ts: a slip of acme/,
    )
  })

  it("stops where its module cannot be read, and names its file", async () => {
    write({ "plugin/storefront/plugin.ts": `throw new Error("a slip of acme")` })
    await expect(build()).rejects.toThrow(
      /The plugin acme does not load, at .*plugin\/storefront\/plugin.ts: a slip of acme/,
    )
  })
})
