import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { privateFileName } from "../private-file"
import { PrivateFiles } from "../private-files"

const EXPORT = { filename: "orders.csv", mimeType: "text/csv", access: "private" as const }

let dir = ""

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "private-files-"))
  vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

const files = () => new PrivateFiles({}, { private_upload_dir: dir })

describe("private files of one name in one millisecond", () => {
  it("are kept beside each other, and saved under that name", async () => {
    const contents = ["first", "second", "third"]
    const uploaded = await Promise.all(
      contents.map((content) => files().upload({ ...EXPORT, content })),
    )
    const { writeStream, promise } = await files().getUploadStream(EXPORT)
    writeStream.end("fourth")
    const keys = [...uploaded.map(({ key }) => key), (await promise).key]

    expect((await readdir(dir)).sort()).toEqual(keys.toSorted())
    const kept = await Promise.all(keys.map((key) => readFile(path.join(dir, key), "utf8")))
    expect(kept).toEqual([...contents, "fourth"])
    expect(keys.map(privateFileName)).toEqual(Array(4).fill("orders.csv"))
  })
})

describe("a private file's name", () => {
  it.each([
    ["private-1-orders.csv", "orders.csv"],
    ["private-1-019d6c1e-7c1a-4a52-9f0e-0a7d5c1b2e3f-orders.csv", "orders.csv"],
    ["private-1-orders.json", undefined],
    ["1-orders.csv", undefined],
  ])("of %s is %s", (key, name) => {
    expect(privateFileName(key)).toBe(name)
  })
})
