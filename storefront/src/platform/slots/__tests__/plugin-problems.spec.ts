import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { pluginProblems } from "../../../../vite/plugin-problems"
import { slotsModule } from "../../../../vite/slots-module"
import { themeCss } from "../../../../vite/theme/theme-css"
import { themeProblems } from "../../../../vite/theme/theme-problems"
import type { StorefrontTheme } from "../storefront-theme"
import type { StorefrontPlugin } from "../storefront-plugin"

const page = async () => () => null
const at = (name: string, path: `/${string}`): StorefrontPlugin => ({
  name,
  pages: [{ path, title: name, page }],
})
const item = (path: string) => ({ path, label: path, role: "customer" as const, page })
const urlOf = (file: string) => file

describe("what stops the build of a shop with plugins", () => {
  it("is nothing where each has its own", () => {
    expect(
      pluginProblems(
        [at("one", "/warranty"), { ...at("two", "/dealers/:id"), dashboardItems: [item("x")] }],
        ["/api"],
      ),
    ).toEqual([])
  })

  it.each([
    ["the same address", "/warranty", "/warranty"],
    ["an address that differs in its parameter's name", "/dealers/:id", "/dealers/:name"],
    ["an address that differs in capitals and slash", "/warranty", "/Warranty/"],
  ] as const)("are two plugins with %s", (_what, first, second) => {
    expect(pluginProblems([at("one", first), at("two", second)], [])).toEqual([
      `one and two both claim ${second}.`,
    ])
  })

  it("are two plugins of one name, and one place in the dashboard", () => {
    const plugin = { name: "one", dashboardItems: [item("claims")] }
    expect(pluginProblems([plugin, plugin], [])).toEqual([
      "one and one both claim the name one.",
      "one and one both claim /dashboard/claims.",
    ])
  })

  it("is an address of the shop's own, in the storefront or at the server", () => {
    const plugin = { ...at("one", "/product/new"), dashboardItems: [item("orders")] }
    expect(pluginProblems([plugin, at("two", "/API/v2")], ["/api"])).toEqual([
      "one claims /product/new, which is the shop's own.",
      "one claims /dashboard/orders, which is the shop's own.",
      "two claims /API/v2, which is the shop's own.",
    ])
  })

  it("is an address that no router has", () => {
    const plugin = { ...at("one", "/a b"), dashboardItems: [item("/twice"), item("*")] }
    expect(pluginProblems([plugin], [])).toEqual([
      "one claims /a b, which is no address.",
      "one claims /dashboard//twice, which is no address.",
      "one claims /dashboard/*, which is no address.",
    ])
  })

  it("is a block at no place of the shop, or without what keeps its room", () => {
    const block = { order: 1, height: "2rem", block: page }
    const plugin = {
      name: "one",
      blocks: [
        { ...block, at: "footer" },
        { ...block, at: "sidebar" },
        { ...block, at: "price", height: "40px" },
        { ...block, at: "header" },
        { ...block, at: "account", order: "first" },
        { ...block, at: "order-page", block: { page } },
      ],
      productBlocks: [{ order: 1, block: page }],
      productBlock: [],
    }
    // As a plugin that nobody has looked at by its types.
    const problems = pluginProblems([plugin as unknown as StorefrontPlugin], [])
    expect(problems).toEqual([
      "one has 'productBlock', which is no part of a storefront.",
      "one has a product block without a height in rem: what is below it would move.",
      expect.stringMatching(
        /^one has a block at sidebar, which is no place; the places are above-/,
      ),
      "one has a block at price without a height in rem: what is below it would move.",
      "one has a block at header without a width in rem: what stands beside it would move.",
      "one has a block at account without an order.",
      "one has a block at order-page that is not named by import().",
    ])
  })
})

describe("themes of several plugins", () => {
  const themed = (name: string, theme: Omit<StorefrontTheme, "name">) => ({
    name,
    theme: { name, ...theme },
  })
  const font = { family: "Acme", files: [{ file: "./acme.woff2", weight: "400" }] } as const
  const logo = { light: "./logo.svg", width: "8rem", height: "2rem" } as const

  it("are one look where each has its part", () => {
    const colours = themed("one", { light: { "--color-primary": "red" } })
    const rest = themed("two", {
      dark: { "--muted": "grey" },
      fonts: { text: { ...font, files: [...font.files] } },
      logo,
    })
    expect(pluginProblems([colours, rest], [])).toEqual([])
  })

  it("stop the build where two have one token, one typeface or the logo, in whichever form", () => {
    const fonts = { headings: { ...font, files: [...font.files] } }
    const one = themed("one", { light: { "--color-primary": "red" }, fonts, logo })
    const two = themed("two", { dark: { "--color-primary": "blue" }, fonts, logo })
    expect(pluginProblems([one, two], [])).toEqual([
      "one and two both claim --color-primary.",
      "one and two both claim the typeface of headings.",
      "one and two both claim the logo.",
    ])
  })

  it("stop it where a file is not there, is of another kind, or too high for the header", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "theme-"))
    fs.writeFileSync(path.join(folder, "acme.woff2"), "")
    const found = (theme: Omit<StorefrontTheme, "name">) => ({
      entry: path.join(folder, "plugin.ts"),
      plugin: themed("one", theme),
    })
    const files = [...font.files]
    expect(themeProblems(found({ fonts: { text: { ...font, files } } }))).toEqual([])
    expect(
      themeProblems(
        found({
          fonts: {
            text: { family: 'A"; }', files: [{ file: "./gone.woff2", weight: "bold" }] },
            headings: { family: "None", files: [] },
          },
          logo: { light: "./logo.jpg" as never, width: "9rem", height: "4rem" },
        }),
      ),
    ).toEqual([
      "one has the typeface None without a file.",
      `one has a typeface with 'A"; }', which is no value of one.`,
      "one has a typeface with 'bold', which is no value of one.",
      "one has a typeface in ./gone.woff2, which is not there.",
      "one has a logo in ./logo.jpg, which is no svg, png, webp or avif file.",
      "one has a logo of 4rem, and the header takes 3rem.",
    ])
    fs.rmSync(folder, { recursive: true })
  })

  it("is a theme's token that would break out of its rule", () => {
    const light = { "--color-primary": "red; } body { display: none" }
    expect(() => themeCss({ name: "odd", light }, urlOf)).toThrow("is no token of a theme")
  })

  it("swap in a typeface whose fallback has its measures, and wait for no other", () => {
    const measures = {
      ascentOverride: "90%",
      descentOverride: "22%",
      lineGapOverride: "0%",
    } as const
    const fallback = {
      local: ["Arial", "Liberation Sans"],
      sizeAdjust: "107%",
      ...measures,
    } as const
    const files = [...font.files]
    const text = { ...font, files, fallback: { ...fallback, local: [...fallback.local] } }
    const css = themeCss({ name: "a", fonts: { text, headings: { ...font, files } } }, urlOf)
    expect(css.match(/font-display: \w+/g)).toEqual([
      "font-display: optional",
      "font-display: swap",
    ])
    expect(css).toContain('src: url("./acme.woff2?no-inline") format("woff2")')
    expect(css).toContain(':root { --font-sans: "Acme", "Acme Fallback", system-ui, sans-serif; }')
    expect(css).toContain(':root { --font-display: "Acme", sans-serif; }')
    expect(css).toContain('src: local("Arial"), local("Liberation Sans"); size-adjust: 107%;')
  })
})

describe("the module of the slots", () => {
  it("is empty lists and imports nothing where there is no plugin", () => {
    expect(slotsModule([]).split("\n")).toEqual([
      "export const pages = []",
      "export const homeSections = []",
      "export const productBlocks = []",
      "export const blocks = {}",
      "export const dashboardItems = []",
      "export const logo = null",
    ])
  })

  it("names a theme's logo by files that stay files", () => {
    const logo = { light: "./logo.svg", width: "8rem", height: "2rem" } as const
    const plugin = { name: "one", theme: { name: "one", logo } }
    expect(
      slotsModule([{ entry: "/shop/one/plugin.ts", plugin }])
        .split("\n")
        .slice(-3),
    ).toEqual([
      'import light from "/shop/one/logo.svg?no-inline"',
      'import dark from "/shop/one/logo.svg?no-inline"',
      'export const logo = { light, dark, ...{"width":"8rem","height":"2rem","hasName":false} }',
    ])
  })
})
