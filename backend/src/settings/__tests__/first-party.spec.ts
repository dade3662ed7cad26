import fs from "node:fs"
import path from "node:path"
import { firstPartyPlugins } from "../first-party"

const ROOT = path.resolve(__dirname, "../../../..")

/** Files that cannot read the list, and name each of the shop's own plugins themselves. */
const NAMING = [".gitignore", "tsconfig.json", "backend/tsconfig.types.json"]

describe("the shop's own plugins", () => {
  const names = [...firstPartyPlugins(ROOT).keys()]

  it.each(NAMING)("are all named in %s", (file) => {
    const text = fs.readFileSync(path.join(ROOT, file), "utf8")
    expect(names.filter((name) => !text.includes(`plugins/${name}/`))).toEqual([])
  })

  it("are packages of the shop's own scope, with a README", () => {
    for (const [name, { folder }] of firstPartyPlugins(ROOT)) {
      const about = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as object
      expect(about).toMatchObject({ name: `@halden/${name}` })
      expect(fs.existsSync(path.join(folder, "README.md"))).toBe(true)
    }
  })
})
