import fs from "node:fs"
import Module, { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { lendKit } from "../lend-kit"

describe("the kit that the shop lends its plugins", () => {
  const resolver = Module as unknown as { _resolveFilename: unknown }
  const original = resolver._resolveFilename
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kit-"))
  afterAll(() => {
    resolver._resolveFilename = original
    fs.rmSync(folder, { recursive: true })
  })

  it("is that of the folder which runs, wherever the plugin lies", () => {
    fs.mkdirSync(path.join(folder, "kit"))
    fs.writeFileSync(path.join(folder, "kit/refusal.js"), "exports.from = __filename")
    const load = createRequire(path.join(folder, "plugin/index.js"))
    const request = "@halden/backend/kit/refusal"
    expect(() => load(request) as unknown).toThrow("Cannot find module")
    lendKit(path.join(folder, "kit"))
    const kit = fs.realpathSync(path.join(folder, "kit/refusal.js"))
    expect(load(request)).toEqual({ from: kit })
    expect(load("node:path")).toBe(path)
  })
})
