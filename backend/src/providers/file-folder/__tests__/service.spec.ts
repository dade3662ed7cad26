import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { FolderFileProvider } from "../service"

const PICTURE = { filename: "../client.webp", mimeType: "image/webp", access: "public" as const }
let folder = ""
let provider: FolderFileProvider

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "file-folder-"))
  provider = new FolderFileProvider(
    {},
    {
      upload_dir: path.join(folder, "uploads"),
      private_upload_dir: path.join(folder, "private"),
      incoming_dir: path.join(folder, "incoming"),
      backend_url: "https://shop.example.com/uploads",
    },
  )
})
afterEach(() => rm(folder, { recursive: true }))

const names = (name: string) => readdir(path.join(folder, name))

describe("the data folder's files", () => {
  it("gives a picture a random name and a path of the shop", async () => {
    const content = Buffer.from([0x89, 0, 0xff])
    const { key, url } = await provider.upload({ ...PICTURE, content: content.toString("base64") })

    expect(key).toMatch(/^[\da-f-]{36}\.webp$/)
    expect(url).toBe(`/uploads/${key}`)
    await expect(provider.getPresignedDownloadUrl({ fileKey: key })).resolves.toBe(url)
    expect(await readFile(path.join(folder, "uploads", key))).toEqual(content)
  })

  it("takes one character a byte, too", async () => {
    const { key } = await provider.upload({ ...PICTURE, content: "\x89\0\xff" })

    expect(await provider.getAsBuffer({ fileKey: key })).toEqual(Buffer.from([0x89, 0, 0xff]))
  })

  it("shows nothing of a picture before it is whole", async () => {
    const { writeStream, promise, fileKey } = await provider.getUploadStream(PICTURE)
    await new Promise((resolve) => writeStream.write("half", resolve))
    expect(await names("uploads")).toEqual([])
    expect(await names("incoming")).toHaveLength(1)

    writeStream.end()
    await promise
    expect(await names("uploads")).toEqual([fileKey])
    expect(await names("incoming")).toEqual([])
  })

  it("leaves nothing of a picture that never becomes whole", async () => {
    const { writeStream, promise } = await provider.getUploadStream(PICTURE)
    await new Promise((resolve) => writeStream.write("half", resolve))
    writeStream.destroy()

    await expect(promise).rejects.toThrow()
    expect([...(await names("uploads")), ...(await names("incoming"))]).toEqual([])
  })

  it.each([
    ["page.html", "text/html"],
    ["page.html", "image/webp"],
    ["a.svg", "image/svg+xml"],
  ])("makes no %s of type %s public", async (filename, mimeType) => {
    const file = { ...PICTURE, filename, mimeType }

    await expect(provider.getUploadStream(file)).rejects.toThrow(/Only WebP/)
    await expect(provider.upload({ ...file, content: "" })).rejects.toThrow(/Only WebP/)
  })

  it("keeps all else where only staff find it", async () => {
    const file = { filename: "a.csv", mimeType: "text/csv", access: "private" as const }
    const { key } = await provider.upload({ ...file, content: "a,b" })

    expect(await names("private")).toEqual([key])
    expect(await provider.getPresignedDownloadUrl({ fileKey: key })).toBe(`/admin/files/${key}`)
  })

  it("lets its owner alone read what is private, in a folder that others could enter before too", async () => {
    const place = path.join(folder, "private")
    await mkdir(place, { mode: 0o755 })
    const file = { filename: "a.csv", mimeType: "text/csv" }
    const { key } = await provider.upload({ ...file, content: "a,b" })
    const { writeStream, promise, fileKey } = await provider.getUploadStream({
      ...file,
      filename: "b.csv",
    })
    const modes = [place, path.join(place, key), path.join(place, fileKey)].map(
      async (one) => (await stat(one)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o700, 0o600, 0o600])
    writeStream.end("a,b")
    await promise
  })

  it("deletes a picture, and a missing one without a word", async () => {
    const { key: fileKey } = await provider.upload({ ...PICTURE, content: "AAAA" })
    await provider.delete([{ fileKey }])
    await provider.delete([{ fileKey }])

    expect(await names("uploads")).toEqual([])
  })
})
