import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import type { Logger } from "@medusajs/framework/types"
import { readEnvironment } from "../../../settings/environment"
import { fileProvider } from "../../../settings/providers/file-provider"
import { BucketFileProvider } from "../service"

type BucketOptions = ConstructorParameters<typeof BucketFileProvider>[1]

const PICTURE = { filename: "picture.webp", mimeType: "image/webp", access: "public" as const }
const SECRET = "secret-of-the-bucket"
let server: Server | undefined

type Seen = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string }

/** The provider as the settings make it, and what a bucket that answers so has seen of it. */
async function bucketThat(answer: RequestListener, dataDir = ".data") {
  const seen: Seen[] = []
  server = createServer(async (req, res) => {
    const { method, url, headers } = req
    seen.push({ method, url, headers, body: await text(req) })
    answer(req, res)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const environment = readEnvironment({
    S3_BUCKET: "pictures",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: SECRET,
    S3_FILE_URL: "https://cdn.example.com/",
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_PREFIX: "parts/",
    SHOP_DATA_DIR: dataDir,
  })
  const { options } = fileProvider(environment, (name) => name)
  const logger = { error: () => undefined } as unknown as Logger
  const provider = new BucketFileProvider({ logger }, options as unknown as BucketOptions)
  const store = async () => {
    const { writeStream, promise } = await provider.getUploadStream(PICTURE)
    writeStream.end("the picture")
    return promise
  }
  return { provider, seen, store }
}

afterEach(async () => {
  server?.closeAllConnections()
  if (server) await new Promise((resolve) => server?.close(resolve))
})

describe("the bucket", () => {
  it("gets a picture with its type, to be kept by caches for good", async () => {
    const { seen, store } = await bucketThat((_, res) => res.writeHead(200, { etag: '"1"' }).end())

    const { url, key } = await store()
    expect(key).toMatch(/^parts\/picture-\w{26}\.webp$/)
    expect(url).toBe(`https://cdn.example.com/${key}`)
    expect(seen).toEqual([
      expect.objectContaining({
        method: "PUT",
        url: expect.stringMatching(`^/pictures/${key}(\\?|$)`),
        body: "the picture",
      }),
    ])
    const headers = seen[0]?.headers
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "11",
      "cache-control": "public, max-age=31536000, immutable",
      authorization: expect.stringContaining("AWS4-HMAC-SHA256 Credential=id/"),
    })
    expect(headers).not.toHaveProperty("x-amz-acl")
    expect(JSON.stringify(headers)).not.toContain(SECRET)
  })

  it("deletes by the key that it gave", async () => {
    const { provider, seen } = await bucketThat((_, res) => res.end("<DeleteResult/>"))

    await provider.delete([{ fileKey: "parts/a.webp" }])
    expect(seen[0]).toMatchObject({ method: "POST", url: "/pictures/?delete=" })
    expect(seen[0]?.body).toContain("<Key>parts/a.webp</Key>")
  })

  it.each([
    [403, "image_host_refused"],
    [404, "image_host_refused"],
    [503, "image_host_unavailable"],
  ])("that answers %i makes %s of it", async (status, code) => {
    const { store } = await bucketThat((_, res) => res.writeHead(status).end())

    const error = await store().catch((error: Error) => error)
    expect(error).toMatchObject({ code })
    expect(JSON.stringify(error)).not.toMatch(/Credential|127\.0\.0\.1/)
  })

  it("that hangs up is unavailable", async () => {
    const { store } = await bucketThat((req) => req.socket.destroy())

    await expect(store()).rejects.toMatchObject({ code: "image_host_unavailable" })
  })

  it("gets no private file: everybody may read it", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "file-bucket-"))
    const { provider, seen } = await bucketThat((_, res) => res.end(), dataDir)
    const file = { filename: "orders.csv", mimeType: "text/csv", access: "private" as const }
    const { key: fileKey } = await provider.upload({ ...file, content: "a,b" })
    const { writeStream, promise } = await provider.getUploadStream(file)
    writeStream.end("c,d")
    await promise

    const keys = await readdir(path.join(dataDir, "private"))
    expect(keys).toHaveLength(2)
    expect(String(await provider.getAsBuffer({ fileKey }))).toBe("a,b")
    expect(await provider.getPresignedDownloadUrl({ fileKey })).toBe(`/admin/files/${fileKey}`)
    await provider.delete(keys.map((key) => ({ fileKey: key })))
    expect(await readdir(path.join(dataDir, "private"))).toEqual([])
    expect(seen).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  it("gives nobody an address to write to: uploads come by the shop", async () => {
    const { provider } = await bucketThat((_, res) => res.end())
    const asked = { filename: "a.svg", mimeType: "image/svg+xml", access: "public" as const }

    await expect(provider.getPresignedUploadUrl(asked)).resolves.toEqual({
      url: "/admin/uploads",
      key: "a.svg",
    })
  })
})
