import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { refuseBrokenPlugin } from "../refuse-broken-plugin"

const SUBSCRIBER = "module.exports = { default: async () => {}, config: { event: 'order.placed' } }"
const JOB =
  "module.exports = { default: async () => {}, config: { name: 'a', schedule: '* * * * *' } }"
const MODULE = "module.exports = { default: { service: class {} } }"

describe("a plugin that is about to be loaded", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "broken-plugin-"))
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

  /** Loads a plugin of these files. */
  async function load(files: Record<string, string>): Promise<void> {
    const resolve = fs.mkdtempSync(path.join(root, "plugin-"))
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(resolve, name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, text)
    }
    await refuseBrokenPlugin({ name: "@acme/core-deposit", resolve })
  }

  it.each([
    [
      "a broken import",
      "modules/deposit/index.js",
      "require('./gone')",
      "Cannot find module './gone'",
    ],
    ["a module that throws", "modules/deposit/index.js", "throw new Error('no key')", "no key"],
    [
      "no module",
      "modules/deposit/index.js",
      "exports.deposit = 1",
      "has no Module() as its default export",
    ],
    [
      "a broken link",
      "links/a.js",
      "require('@acme/nothing')",
      "Cannot find module '@acme/nothing'",
    ],
    ["a broken hook", "workflows/hooks/a.js", "undefinedThing()", "undefinedThing is not defined"],
    [
      "no provider",
      "providers/payment-a/index.js",
      "exports.provider = 1",
      "has no ModuleProvider() as its default export",
    ],
    [
      "no handler",
      "subscribers/a.js",
      "exports.config = { event: 'a' }",
      "has no function as its default export",
    ],
    [
      "no event",
      "subscribers/a.js",
      "module.exports = { default: () => {} }",
      "has no config with an event",
    ],
    [
      "no schedule",
      "jobs/a.js",
      "module.exports = { default: () => {}, config: { name: 'a' } }",
      "has no config with a name and a schedule",
    ],
    [
      "no method",
      "api/store/a/route.js",
      "exports.get = () => {}",
      "has no export named after a method, as GET or POST",
    ],
    ["a broken middleware", "api/middlewares.js", "null.a", "Cannot read properties of null"],
  ])(
    "stops the start for %s, and names the plugin and the file",
    async (...[, file, text, why]) => {
      const began = "The plugin @acme/core-deposit does not load, at "
      await expect(load({ [file]: text })).rejects.toThrow(
        expect.objectContaining({
          message: expect.stringMatching(new RegExp(`^${began}${root}.*/${file}: .*`)),
        }),
      )
      await expect(load({ [file]: text })).rejects.toThrow(why)
    },
  )

  it("is let in where all of it loads, and what Medusa leaves out is left out", async () => {
    await load({
      "modules/deposit/index.js": MODULE,
      "modules/deposit/service.js": "exports.a = 1",
      "subscribers/a.js": SUBSCRIBER,
      "subscribers/_notes.js": "throw new Error('a note')",
      "subscribers/a.spec.js": "throw new Error('a test')",
      "subscribers/a.d.ts": "export {}",
      "jobs/b.js": JOB,
      "api/store/a/route.js": "exports.GET = () => {}",
      "api/store/a/helper.js": "throw new Error('nobody asks for it')",
    })
  })

  it("may have no server half", async () => {
    await expect(load({})).resolves.toBeUndefined()
  })
})
