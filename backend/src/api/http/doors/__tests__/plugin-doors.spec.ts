import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { readPluginDoors } from "../plugin-doors"

const DOOR = {
  method: "GET",
  path: "/store/products/:id/warranty",
  who: "anyone",
  rule: "of published products",
  test: "warranty.spec.ts",
}

describe("the doors of plugins", () => {
  let folder = ""
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "plugin-"))
  })
  afterEach(() => {
    fs.rmSync(folder, { recursive: true })
  })

  const pack = (doors: unknown) => {
    const text = JSON.stringify({ name: "@acme/warranty", shop: { doors } })
    fs.writeFileSync(path.join(folder, "package.json"), text)
  }

  it("are those that the package names", () => {
    pack([DOOR])
    expect(readPluginDoors([folder])).toEqual([DOOR])
  })

  it("are none of a package that names none, or that is not there", () => {
    fs.writeFileSync(path.join(folder, "package.json"), "{}")
    expect(readPluginDoors([folder, path.join(folder, "gone"), "@acme/gone"])).toEqual([])
  })

  it.each([
    ["without a rule", { ...DOOR, rule: undefined }],
    ["of another method", { ...DOOR, method: "ALL" }],
    ["of all addresses", { ...DOOR, path: "/store/*" }],
    ["outside of Medusa's API", { ...DOOR, path: "/api/v1/orders" }],
  ])("stop the start when one is named %s", (_, door) => {
    pack([door])
    expect(() => readPluginDoors([folder])).toThrow("names a door wrongly, at shop.doors.0")
  })
})
