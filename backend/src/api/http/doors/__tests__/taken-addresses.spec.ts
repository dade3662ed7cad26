import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { refuseTakenAddresses } from "../taken-addresses"

describe("the route files of a plugin", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "taken-"))
  afterAll(() => fs.rmSync(root, { recursive: true }))

  function pluginWith(file: string): { name: string; resolve: string } {
    const resolve = fs.mkdtempSync(path.join(root, "plugin-"))
    const place = path.join(resolve, "api", file)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, "")
    return { name: "@acme/claims", resolve }
  }

  it.each([
    ["api/v1/claims/route.js", 'declared by "@halden/backend/kit/routes"'],
    ["api/v1/x/acme-claims/route.js", 'declared by "@halden/backend/kit/routes"'],
    ["Api/V1/orders/route.js", 'declared by "@halden/backend/kit/routes"'],
    ["store/products/[product]/reviews/route.js", "the shop itself has /store/products/:product"],
    ["admin/shop-settings/route.js", "the shop itself has /admin/shop-settings"],
    ["health/ready/route.js", "the shop itself has /health/ready"],
  ])("stop the start at %s, by the plugin's name", (file, why) => {
    const start = () => refuseTakenAddresses(pluginWith(file))
    expect(start).toThrow(/^The plugin @acme\/claims does not load, at /)
    expect(start).toThrow(`${file}: `)
    expect(start).toThrow(why)
  })

  it.each([
    "store/products/[id]/claims/route.js",
    "admin/products/route.js",
    "admin/claims/route.js",
    "api/v1/claims/helper.js",
    "_api/v1/claims/route.js",
  ])("may be at %s", (file) => {
    expect(() => refuseTakenAddresses(pluginWith(file))).not.toThrow()
  })

  it("may be none", () => {
    expect(() => refuseTakenAddresses({ name: "@acme/claims", resolve: root })).not.toThrow()
  })
})
