import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { places } from "../../../bin/launcher/project/places"
import { viteCli } from "../../../bin/launcher/project/vite-cli"
import { temporaryFolder } from "../support/temporary-folder"

const TEMPLATE = path.join(places.root, "docs/plugin-template")
const folder = temporaryFolder("storefront")

/** Builds the storefront with plugins into a folder. Rejects with what the build said. */
function build(plugins: string[], to: string) {
  return promisify(execFile)(process.execPath, [viteCli(), "build", "--outDir", to], {
    cwd: places.storefront,
    env: { ...process.env, NODE_ENV: "production", SHOP_PLUGINS: plugins.join(",") },
  })
}

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
    export default definePlugin({ name: "rival", pages: [{ path: "/Warranty", title: "", page }] })`,
  )
  return rival
}

describe("the storefront's build with a plugin", () => {
  it("has its pages, styles and theme, and its code outside of the first load", async () => {
    const dist = path.join(folder, "dist")
    await build([TEMPLATE], dist)
    const read = (name: string) => fs.readFileSync(path.join(dist, name), "utf8")
    expect(JSON.parse(read("plugin-pages.json"))).toEqual([
      { path: "/warranty", title: "Warranty" },
    ])
    const assets = fs.readdirSync(path.join(dist, "assets"))
    const styles = assets.filter((name) => name.endsWith(".css")).map((name) => `assets/${name}`)
    expect(styles.map(read).join("")).toContain("--color-primary:#2563eb")
    const holders = assets.filter((name) => read(`assets/${name}`).includes("We answer for"))
    expect(holders).toEqual([expect.stringMatching(/^product-warranty-.*\.js$/)])
  })

  it("stops where two plugins claim one address, and names both", async () => {
    await expect(build([TEMPLATE, writeRival()], path.join(folder, "none"))).rejects.toThrow(
      "@acme/warranty and rival both claim /Warranty.",
    )
  })
})
