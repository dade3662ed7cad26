import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { privateFolder, removeOldPrivateFiles, removePrivateFilesWith } from "../private-folder"

let dataDir = ""

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "private-folder-"))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function write(name: string, { text = "", at = new Date() } = {}) {
  await mkdir(privateFolder(dataDir), { recursive: true })
  const file = path.join(privateFolder(dataDir), name)
  await writeFile(file, text)
  await utimes(file, at, at)
}
const names = () => readdir(privateFolder(dataDir))

describe("files for staff alone", () => {
  it("end by their age", async () => {
    await write("old.csv", { at: new Date("2026-11-20") })
    await write("new.csv", { at: new Date("2026-11-22") })
    expect(await removeOldPrivateFiles(dataDir, new Date("2026-11-21"))).toBe(1)
    expect(await names()).toEqual(["new.csv"])
  })

  it("end by what they hold, in whatever case it is written", async () => {
    await write("orders.csv", { text: "order_1,Ada@Example.com" })
    await write("products.csv", { text: "disc" })
    await removePrivateFilesWith(dataDir, ["ada@example.com", "order_7"])
    expect(await names()).toEqual(["products.csv"])
  })

  it("need not be there", async () => {
    expect(await removeOldPrivateFiles(dataDir, new Date())).toBe(0)
    await removePrivateFilesWith(dataDir, ["x"])
  })
})
