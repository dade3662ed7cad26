import { pluginProblems } from "../../../../vite/plugin-problems"
import { slotsModule } from "../../../../vite/slots-module"
import { themeCss } from "../../../../vite/theme-css"
import type { StorefrontPlugin } from "../storefront-plugin"

const page = async () => () => null
const at = (name: string, path: `/${string}`): StorefrontPlugin => ({
  name,
  pages: [{ path, title: name, page }],
})
const item = (path: string) => ({ path, label: path, role: "customer" as const, page })
const theme = { name: "blue", light: {}, dark: {} }

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

  it("are two themes, two plugins of one name, and one place in the dashboard", () => {
    const plugin = { name: "one", theme, dashboardItems: [item("claims")] }
    expect(pluginProblems([plugin, plugin], [])).toEqual([
      "one and one both claim the name one.",
      "one and one both claim /dashboard/claims.",
      "one and one both claim the theme.",
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

  it("is a theme's token that would break out of its rule", () => {
    const light = { "--color-primary": "red; } body { display: none" }
    expect(() => themeCss({ name: "odd", light, dark: {} })).toThrow("is no token of a theme")
  })
})

describe("the module of the slots", () => {
  it("is empty lists and imports nothing where there is no plugin", () => {
    expect(slotsModule([]).split("\n")).toEqual([
      "export const pages = []",
      "export const homeSections = []",
      "export const productBlocks = []",
      "export const dashboardItems = []",
    ])
  })
})
