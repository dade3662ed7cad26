import fs from "node:fs"
import path from "node:path"
import { makePlugin } from "../../bin/plugin/new/make-plugin"
import { places } from "../../bin/launcher/project/places"
import { temporaryFolder } from "./support/temporary-folder"

const template = path.join(places.root, "docs/plugin-template")
const plugins = path.join(temporaryFolder("plugins"), "plugins")
const make = (name?: string) => makePlugin(name, { template, plugins })

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())

describe("npm run plugin:new", () => {
  it("makes a plugin from the template, with nothing of the template's name in it", () => {
    const folder = make("core-deposit")
    expect(folder).toBe(path.join(plugins, "core-deposit"))
    const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8")
    const files = filesIn(folder)
    expect([...files, ...files.map(read)].join("\n")).not.toMatch(/part.?warrant/i)
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "core-deposit" })
    expect(files).toEqual(
      expect.arrayContaining([
        "src/modules/core-deposit/models/core-deposit.ts",
        "src/links/product-core-deposit.ts",
        "src/api/store/products/[id]/core-deposit/route.ts",
        "storefront/core-deposit-page.tsx",
      ]),
    )
    expect(read("src/modules/core-deposit/models/core-deposit.ts")).toContain(
      'export const CoreDeposit = model.define("core_deposit"',
    )
    expect(read("src/modules/core-deposit/index.ts")).toContain(
      'CORE_DEPOSIT_MODULE = "coreDeposit"',
    )
    expect(read("src/workflows/hooks/give-core-deposit.ts")).toContain("createCoreDeposits(")
    expect(read("storefront/plugin.ts")).toContain('path: "/core-deposit"')
    expect(read("README.md")).toContain("SHOP_PLUGINS=./plugins/core-deposit")
  })

  it("gives its migration a name of its own: a database runs one of a name", () => {
    const ofTemplate = filesIn(template).filter((name) => name.includes("Migration"))
    const own = filesIn(path.join(plugins, "core-deposit")).find((name) =>
      name.includes("Migration"),
    )
    expect(ofTemplate.map((name) => path.basename(name))).not.toContain(path.basename(own ?? ""))
    const text = fs.readFileSync(path.join(plugins, "core-deposit", own ?? ""), "utf8")
    expect(text).toContain(`class ${path.basename(own ?? "", ".ts")} `)
  })

  it("takes a scope for the package's name alone", () => {
    const folder = make("@acme/gift-wrap")
    expect(path.basename(folder)).toBe("gift-wrap")
    const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8")
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "@acme/gift-wrap" })
    expect(read("storefront/plugin.ts")).toContain('name: "@acme/gift-wrap"')
    expect(read("README.md")).toContain("acme-gift-wrap-0.1.0.tgz")
  })

  it("writes over nothing, and leaves nothing half made", () => {
    const before = filesIn(plugins)
    expect(() => make("core-deposit")).toThrow(/core-deposit is there already/)
    expect(filesIn(plugins)).toEqual(before)
  })

  it.each([
    [undefined, "Say how it is to be named"],
    ["Core Deposit", "is no name for a plugin"],
    ["../core-deposit", "is no name for a plugin"],
    ["core-2", "is no name for a plugin"],
    ["order", "is a module of Medusa's or the shop's own"],
    ["shop-settings", "is a module of Medusa's or the shop's own"],
    ["about", "has the shop's own page at /about"],
    ["gap-analysis", "has no plural"],
    ["a".repeat(41), "is too long"],
  ])("says why %s is no name", (name, why) => {
    expect(() => make(name)).toThrow(why)
  })
})
