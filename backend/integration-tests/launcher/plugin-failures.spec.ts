import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { temporaryFolder } from "./support/temporary-folder"

const SURVIVE = path.resolve(__dirname, "../../bin/launcher/serve/survive-plugins.ts")
const folder = temporaryFolder("failures")
const plugin = path.join(folder, "trouble")

/** A process with one plugin, which runs this code; it says what it is told, and ends after it. */
function run(code: string, place: string) {
  const file = path.join(place, "code.cjs")
  fs.mkdirSync(place, { recursive: true })
  fs.writeFileSync(file, code)
  const script = `
    const { survivePlugins } = require(${JSON.stringify(SURVIVE)})
    survivePlugins([{ resolve: "", folder: ${JSON.stringify(plugin)} }], (line, error) => {
      console.log(line + ": " + error.message)
      setImmediate(() => console.log("still open"))
    })
    require(${JSON.stringify(file)})`
  return promisify(execFile)(process.execPath, ["--import", "tsx", "--eval", script], {
    cwd: __dirname,
  })
}

describe("a shop with a plugin", () => {
  it("stays open where the plugin throws in a timer, and names it", async () => {
    const { stdout } = await run(`setTimeout(() => { throw new Error("a bug") })`, plugin)
    expect(stdout).toBe(
      "The plugin trouble has failed, in code that nobody called: a bug\nstill open\n",
    )
  })

  it("stays open where the plugin forgets a promise that fails, and names it", async () => {
    const { stdout } = await run(`void Promise.reject(new Error("a bug"))`, plugin)
    expect(stdout).toContain("The plugin trouble has failed, in a promise that nobody waits for")
    expect(stdout).toContain("still open")
  })

  it("ends where an exception is no plugin's: nobody knows what it left half done", async () => {
    const elsewhere = run(
      `setTimeout(() => { throw new Error("a bug") })`,
      path.join(folder, "shop"),
    )
    await expect(elsewhere).rejects.toMatchObject({ code: 1 })
  })
})
