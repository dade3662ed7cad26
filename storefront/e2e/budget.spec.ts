import fs from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

const DIST = path.resolve(import.meta.dirname, "../dist")
const KB = 1000
/** Marks that only these packages' own code has. */
const NOT_WANTED_YET = {
  Firebase: "identitytoolkit",
  Stripe: "confirmCardPayment",
  zod: "ZodError",
  tables: "getPrePaginationRowModel",
}

type Chunk = { file: string; imports?: string[] }
const manifest = JSON.parse(
  fs.readFileSync(path.join(DIST, ".vite/manifest.json"), "utf8"),
) as Record<string, Chunk>

/** The scripts that a page waits for: its own and all that they import, each once. */
function scriptsOf(...entries: string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files].map((file) => fs.readFileSync(path.join(DIST, file), "utf8"))
}

const compressed = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / KB

describe("the first load", () => {
  const home = scriptsOf("index.html", "src/app/home-page.tsx")
  const list = scriptsOf("index.html", "src/features/catalogue/products-page.tsx")

  it("of the home page takes at most 130 kB of script", () => {
    expect(compressed(home)).toBeLessThanOrEqual(130)
  })

  it("of the list takes at most 145 kB of script", () => {
    expect(compressed(list)).toBeLessThanOrEqual(145)
  })

  it.each(Object.entries(NOT_WANTED_YET))("has nothing of %s", (_, mark) => {
    const all = fs.readdirSync(path.join(DIST, "assets")).filter((file) => file.endsWith(".js"))
    const whole = all.map((file) => fs.readFileSync(path.join(DIST, "assets", file), "utf8"))
    // The mark is a good one: the shop does have that code, elsewhere.
    expect(whole.some((script) => script.includes(mark))).toBe(true)
    expect([...home, ...list].filter((script) => script.includes(mark))).toEqual([])
  })
})
