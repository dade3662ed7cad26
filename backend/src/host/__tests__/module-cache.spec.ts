import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import ts from "typescript"

const SOURCES = path.resolve(__dirname, "..")
const NAMES = fs.readdirSync(path.join(SOURCES, "module-cache"))
const MODULES = 120

/** A built shop of many small modules, with the module cache as the build compiles it. */
function builtShop() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "module-cache-")))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  const write = (name: string, content: string) => {
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  for (const name of ["preload.ts", ...NAMES.map((file) => `module-cache/${file}`)]) {
    const source = fs.readFileSync(path.join(SOURCES, name), "utf8")
    const compilerOptions = {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    }
    const { outputText } = ts.transpileModule(source, { compilerOptions })
    write(`.medusa/server/backend/src/host/${name.replace(".ts", ".js")}`, outputText)
  }
  const numbers = Array.from({ length: MODULES }, (_, number) => number)
  for (const number of numbers) write(`node_modules/many/${number}.js`, `exports.is = ${number}`)
  write(
    "node_modules/many/index.js",
    `exports.sum = ${numbers.map((n) => `require("./${n}").is`).join("+")}`,
  )
  write("node_modules/many/part/index.js", `exports.of = "a folder"`)
  write("node_modules/newer/package.json", `{ "type": "module", "exports": "./index.js" }`)
  write("node_modules/newer/index.js", `export const kind = "module"`)
  write("node_modules/.package-lock.json", "{}")
  write(
    ".medusa/server/main.js",
    `const { sum } = require("many")
    import("newer").then(({ kind }) => console.log(JSON.stringify({
      sum, kind, part: require("many/use").part, own: [module.id, require.main === module, __filename] })))
    if (process.argv[2]) setInterval(() => require("fs").existsSync(process.argv[2]) && process.exit(), 20)`,
  )
  write("node_modules/many/use.js", `exports.part = require("./part").of`)
  const cache = path.join(root, "data/modules/shared.cache")
  const main = path.join(root, ".medusa/server/main.js")
  /** What it prints; `waits` for the cache to be written. */
  const run = async ({ waits = false } = {}) => {
    const preload = path.join(root, ".medusa/server/backend/src/host/preload.js")
    const child = spawn(process.execPath, ["--require", preload, main, ...(waits ? [cache] : [])], {
      env: { SHOP_DATA_DIR: path.join(root, "data") },
      stdio: ["ignore", "pipe", "inherit"],
    })
    let said = ""
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()))
    await once(child, "close")
    return JSON.parse(said) as { sum: number; kind: string; part: string; own: unknown[] }
  }
  return { run, write, cache, main }
}

describe("the module cache", () => {
  it("loads modules as the last process did, and anew where their source or the packages are others", async () => {
    const { run, write, cache, main } = builtShop()
    const sum = (MODULES * (MODULES - 1)) / 2
    const first = await run({ waits: true })
    expect(first).toEqual({ sum, kind: "module", part: "a folder", own: [".", true, main] })
    expect(fs.statSync(cache).mode & 0o077).toBe(0)
    expect(await run()).toEqual(first)

    write("node_modules/many/7.js", "exports.is = 9")
    expect(await run()).toEqual({ ...first, sum: sum + 2 })

    // Node would find this one first: the way of the last process is taken while the packages stay.
    write("node_modules/many/part.js", `exports.of = "a file"`)
    expect(await run()).toMatchObject({ part: "a folder" })
    write("node_modules/.package-lock.json", "{ }")
    expect(await run()).toMatchObject({ part: "a file" })
  })

  it("is none where the file is damaged", async () => {
    const { run, cache } = builtShop()
    fs.mkdirSync(path.dirname(cache), { recursive: true })
    for (const content of ["", "\xff\xff\xff\xff", "\x02\0\0\0{}"]) {
      fs.writeFileSync(cache, content, "latin1")
      expect(await run()).toMatchObject({ kind: "module", part: "a folder" })
    }
  })
})
