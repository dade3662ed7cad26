import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { readEnvironment } from "../environment"
import { isMerchants, listOf } from "../plugins"

describe("plugins of the shop's own", () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "first-party-")))
  const plugin = (name: string) => path.join(root, "plugins", name)

  beforeAll(() => {
    for (const name of ["asked", "quiet"]) {
      fs.mkdirSync(plugin(name), { recursive: true })
      fs.writeFileSync(path.join(plugin(name), "package.json"), "{}")
    }
    const listed = JSON.stringify({ asked: "on", quiet: "off" })
    fs.writeFileSync(plugin("first-party.json"), listed)
    fs.mkdirSync(path.join(root, "storefront"))
  })
  // Parts of the shop run in folders of it.
  beforeEach(() => void vi.spyOn(process, "cwd").mockReturnValue(path.join(root, "storefront")))
  afterEach(() => void vi.restoreAllMocks())
  afterAll(() => fs.rmSync(root, { recursive: true }))

  const listed = (SHOP_PLUGINS?: string) => readEnvironment({ SHOP_PLUGINS }).plugins

  it("run by default where they are on, and not at the word none", () => {
    const folder = plugin("asked")
    expect(listed()).toEqual([{ resolve: folder, folder, firstParty: "asked" }])
    expect(listed(" ")).toEqual(listed())
    expect(listed("none")).toEqual([])
  })

  it("are found by name, and by what one part of the shop tells another", () => {
    const folders = listed(`quiet,${plugin("asked")}`)
    expect(folders.map(({ folder }) => folder)).toEqual([plugin("quiet"), plugin("asked")])
    expect(folders.map(isMerchants)).toEqual([false, true])
    expect(listed(listOf(folders))).toEqual(folders)
    expect(listOf([])).toBe("none")
  })

  it("are told from a merchant's, which is named by its folder", () => {
    vi.mocked(process.cwd).mockReturnValue(root)
    fs.mkdirSync(plugin("mine"))
    fs.writeFileSync(path.join(plugin("mine"), "package.json"), "{}")
    expect(() => listed("@acme/mine")).toThrow("names @acme/mine: write ./plugins/mine.")
    expect(() => listed("other")).toThrow("names other: install it.")
  })
})
