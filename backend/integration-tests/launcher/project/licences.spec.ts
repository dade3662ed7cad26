import fs from "node:fs"
import path from "node:path"
import { judgeLicences, tableOf } from "../../../bin/dependencies/licences"
import { KNOWN_PACKAGES, UNUSED_PACKAGES } from "../../../bin/dependencies/licence-policy"
import { productionPackages } from "../../../bin/dependencies/lock-file"
import { temporaryFolder } from "../support/temporary-folder"

const ROOT = path.resolve(__dirname, "../../../..")

describe("npm run licences", () => {
  const judge = (licence: string | undefined, name = "one") =>
    judgeLicences([{ name, version: "1.0.0", licence }])[0]?.allowed

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT", "MPL-2.0"])("allows %s", (one) => {
    expect(judge(one)).toBe(true)
  })

  it.each([
    undefined,
    "",
    "GPL-3.0-only",
    "AGPL-3.0",
    "MIT AND GPL-3.0-only",
    "BUSL-1.1",
    "UNLICENSED",
  ])("refuses %s", (one) => {
    expect(judge(one)).toBe(false)
  })

  it("goes by what is known of a package whose manifest does not say it", () => {
    expect(judge("SEE LICENSE IN LICENSE", "@medusajs/medusa")).toBe(true)
    expect(judge("SEE LICENSE IN LICENSE", "something-else")).toBe(false)
  })

  it("reads what runs from the lock file, wherever it lies, and leaves out what only builds", () => {
    const folder = temporaryFolder("licences")
    const old = path.join(folder, "node_modules/a/node_modules/@b/old")
    fs.mkdirSync(old, { recursive: true })
    fs.writeFileSync(path.join(old, "package.json"), '{"licenses":[{"type":"MIT"}]}')
    const file = path.join(folder, "package-lock.json")
    const packages = {
      "": { license: "MIT" },
      backend: { version: "0.1.0" },
      "node_modules/a": { version: "1.0.0", license: "ISC" },
      "node_modules/a/node_modules/@b/old": { version: "2.0.0" },
      "node_modules/tool": { version: "3.0.0", license: "GPL-3.0-only", dev: true },
      "node_modules/backend": { link: true },
    }
    fs.writeFileSync(file, JSON.stringify({ packages }))
    expect(productionPackages(file)).toEqual([
      { name: "a", version: "1.0.0", licence: "ISC" },
      { name: "@b/old", version: "2.0.0", licence: "MIT" },
    ])
  })

  it("finds every package of the shop under an allowed licence", () => {
    const licences = judgeLicences(productionPackages())
    expect(licences.filter(({ allowed }) => !allowed)).toEqual([])
    expect(tableOf(licences)[0]).toMatch(/^MIT \(\d{3,}\): /)
    const names = new Set(licences.map(({ name }) => name))
    const byHand = [...KNOWN_PACKAGES.keys(), ...UNUSED_PACKAGES.keys()]
    expect(byHand.filter((name) => !names.has(name))).toEqual([])
  })

  it("names no package anywhere that comes along and is not the shop's to use", () => {
    const forbidden = [...UNUSED_PACKAGES.keys(), "MEDUSA_FF_RBAC"]
    const sources = ["backend/src", "admin-extensions/src", "storefront/src"].flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name)),
    )
    expect(sources.length).toBeGreaterThan(500)
    const named = [...sources, "medusa-config.ts"].filter((file) => {
      const text = fs.readFileSync(path.join(ROOT, file), "utf8")
      return forbidden.some((name) => text.includes(name))
    })
    expect(named).toEqual([])
  })
})
