import fs from "node:fs"
import path from "node:path"
import {
  adminPart,
  pluginPart,
  quickPluginPart,
  serverPart,
  storefrontPart,
} from "../../bin/launcher/build/parts"
import { buildStale, type Part } from "../../bin/launcher/build/build-stale"
import { fingerprint } from "../../bin/launcher/project/fingerprint"
import { temporaryFolder } from "./support/temporary-folder"

const root = temporaryFolder("plugin-parts")
const EXPORTS = {
  "./admin": "./.medusa/server/src/admin/index.js",
  "./storefront": "./storefront/plugin.ts",
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

/** Of the parts that know the plugin, without the shop's own files, which another test may change. */
function prints(folder = root): Record<string, string> {
  const parts = {
    plugin: pluginPart({ folder }),
    server: serverPart(),
    admin: adminPart([folder]),
    storefront: storefrontPart([folder]),
  }
  const own = (inputs: readonly string[]) => inputs.filter((file) => file.startsWith(folder))
  return Object.fromEntries(
    Object.entries(parts).map(([name, { inputs }]) => [name, fingerprint(folder, own(inputs))]),
  )
}

/** The parts that an edit has built anew. */
function builtBy(edit: () => void): string[] {
  const before = prints()
  edit()
  const after = prints()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

describe("an edit of a plugin", () => {
  beforeAll(() => {
    write("package.json", JSON.stringify({ name: "@acme/one", exports: EXPORTS }))
    write("tsconfig.json", "{}")
    for (const file of ["src/modules/a/index.ts", "src/admin/widgets/a.tsx", "src/amounts.ts"]) {
      write(file, "1")
    }
    write("storefront/plugin.ts", "1")
    write("README.md", "1")
  })

  it.each([
    ["src/modules/a/index.ts", ["plugin"]],
    ["src/subscribers/a.ts", ["plugin"]],
    ["src/admin/widgets/a.tsx", ["admin"]],
    ["storefront/plugin.ts", ["storefront"]],
    ["storefront/block.tsx", ["storefront"]],
    ["src/amounts.ts", ["plugin", "admin", "storefront"]],
    ["package.json", ["plugin", "storefront"]],
    ["README.md", []],
  ])("at %s builds anew %j, and nothing else", (file, parts) => {
    const text = file === "package.json" ? { name: "@acme/other", exports: EXPORTS } : 2
    expect(builtBy(() => write(file, JSON.stringify(text)))).toEqual(parts)
  })

  it("builds Medusa Admin anew when its package begins to name screens of it", () => {
    const name = (exports: object) => write("package.json", JSON.stringify({ exports }))
    name({ "./storefront": EXPORTS["./storefront"] })
    expect(builtBy(() => name(EXPORTS))).toContain("admin")
  })
})

describe("the shop's file of texts", () => {
  it("is among what the storefront is built of", () => {
    const file = path.join(root, "texts.json")
    expect(storefrontPart([], file).inputs).toContain(file)
    expect(storefrontPart([]).inputs).not.toContain(file)
  })
})

describe("a plugin that was built without a look at its types", () => {
  it("is built with one by whoever builds it next", async () => {
    const folder = path.join(root, "quick")
    write("quick/package.json", "{}")
    const [quick, checked] = [quickPluginPart({ folder }), pluginPart({ folder })]
    const build = (part: Part) =>
      buildStale([{ parts: [part] }], async ({ result }) => {
        fs.mkdirSync(result, { recursive: true })
      })
    expect(await build(checked)).toEqual([checked])
    expect(await build(quick)).toEqual([quick])
    expect(await build(checked)).toEqual([checked])
    expect(await build(checked)).toEqual([])
  })
})

describe("an installed plugin", () => {
  it("is in Medusa Admin as it was built", () => {
    const folder = path.join(root, "node_modules/@acme/two")
    const built = "node_modules/@acme/two/.medusa/server/src/admin/index.js"
    write("node_modules/@acme/two/package.json", JSON.stringify({ exports: EXPORTS }))
    write(built, "1")
    const before = prints(folder)
    write(built, "2")
    expect(prints(folder).admin).not.toBe(before.admin)
    expect(prints(folder).storefront).toBe(before.storefront)
  })
})
