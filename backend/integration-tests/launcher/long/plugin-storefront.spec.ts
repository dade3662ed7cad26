import fs from "node:fs"
import path from "node:path"
import { buildStorefront } from "../../../../testing/testkit/shop/built-storefront"
import { places } from "../../../bin/launcher/project/places"
import { temporaryFolder } from "../support/temporary-folder"

const TEMPLATE = path.join(places.root, "docs/plugin-template")
const folder = temporaryFolder("storefront")

/** A plugin that claims the template's address. */
function writeRival(): string {
  const rival = path.join(folder, "rival")
  fs.mkdirSync(rival)
  const manifest = { name: "rival", exports: { "./storefront": "./plugin.ts" } }
  fs.writeFileSync(path.join(rival, "package.json"), JSON.stringify(manifest))
  fs.writeFileSync(
    path.join(rival, "plugin.ts"),
    `import { definePlugin } from "@halden/storefront/slots"
    const page = async () => () => null
    export default definePlugin({ name: "rival", pages: [{ path: "/Part-Warranty", title: "", page }] })`,
  )
  return rival
}

/** A plugin whose storefront half is this text; answers its folder. */
function writePlugin(name: string, text: string): string {
  const place = path.join(folder, name)
  fs.mkdirSync(place)
  const manifest = { name: `@acme/${name}`, exports: { "./storefront": "./plugin.ts" } }
  fs.writeFileSync(path.join(place, "package.json"), JSON.stringify(manifest))
  fs.writeFileSync(path.join(place, "plugin.ts"), text)
  return place
}

describe("the storefront's build with a plugin", () => {
  it("stops where two plugins claim one address, and names both", async () => {
    await expect(
      buildStorefront([TEMPLATE, writeRival()], path.join(folder, "none")),
    ).rejects.toThrow("@acme/part-warranty and rival both claim /Part-Warranty.")
  })

  it.each([
    ["broken", `import "./gone"\nexport default { name: "a" }`, "./gone"],
    ["throwing", `throw new Error("no key")`, "no key"],
    ["nameless", "export default {}", "it has no plugin as its default export"],
  ])("stops where one is %s, and names it and its file", async (name, text, why) => {
    const place = writePlugin(name, text)
    const building = buildStorefront([place], path.join(folder, "none"))
    const named = `The plugin @acme/${name} does not load, at ${path.join(place, "plugin.ts")}: `
    await expect(building).rejects.toThrow(named)
    await expect(building).rejects.toThrow(why)
  })
})
