import { once } from "node:events"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import type { Logger } from "@medusajs/framework/types"
import { ImageHostFileProvider } from "../service"

const KEY = "key-of-the-image-host"
const PICTURE = {
  filename: "picture.webp",
  mimeType: "image/webp",
  access: "public" as const,
}
let server: Server | undefined

/** An image host that answers as `answer` does, and a provider that is told of it. */
async function hostThat(answer: RequestListener) {
  server = createServer(answer).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return providerOf(`http://127.0.0.1:${port}/upload`)
}

function providerOf(url: string) {
  const warnings: string[] = []
  const logger = { warn: (text: string) => warnings.push(text) } as unknown as Logger
  const provider = new ImageHostFileProvider({ logger }, { url, key: KEY, timeout_ms: 300 })
  const store = async () => {
    const { writeStream, promise } = await provider.getUploadStream(PICTURE)
    writeStream.end("the picture")
    return promise
  }
  return { provider, warnings, store }
}

afterEach(async () => {
  server?.closeAllConnections()
  if (server) await new Promise((resolve) => server?.close(resolve))
  server = undefined
})

const json = (body: unknown, status = 200): RequestListener => {
  return (_, res) => res.writeHead(status).end(JSON.stringify(body))
}
const success = (url: unknown) => json({ success: true, data: { url } })

describe("the image host", () => {
  it("gets the picture and the key as multipart, and its address is the picture's", async () => {
    let sent = ""
    let type = ""
    const { store } = await hostThat(async (req, res) => {
      type = req.headers["content-type"] ?? ""
      sent = `${req.method} ${req.url}\n${await text(req)}`
      success("https://img.example.com/a.webp")(req, res)
    })

    const url = "https://img.example.com/a.webp"
    await expect(store()).resolves.toEqual({ url, key: url })
    expect(type).toContain("multipart/form-data")
    expect(sent).toMatch(/^POST \/upload\n/)
    expect(sent).toMatch(/name="image"; filename="picture.webp"\r\nContent-Type: image\/webp/)
    expect(sent).toMatch(new RegExp(`name="key"\r\n\r\n${KEY}\r\n`))
  })

  it.each<[string, RequestListener]>([
    ["says no", json({ success: false, error: { message: KEY } })],
    ["says no by its status", json({ success: true, data: { url: "https://a.example/b" } }, 403)],
    ["gives no address", json({ success: true, data: {} })],
    ["gives a script for an address", success("javascript:alert(1)")],
    ["gives a path of the shop", success("/uploads/a.webp")],
    ["gives an address with a password", success("https://a:b@img.example.com/a.webp")],
    ["answers no JSON", (_, res) => res.end("<html>")],
    ["answers without an end", (_, res) => res.end(`{"a":"${"x".repeat(1_000_000)}"}`)],
    ["sends elsewhere", (_, res) => res.writeHead(307, { location: "/elsewhere" }).end()],
  ])("that %s has refused the picture", async (_, answer) => {
    const { store } = await hostThat(answer)

    const error = await store().catch((error: Error) => error)
    expect(error).toMatchObject({ code: "image_host_refused" })
    expect(JSON.stringify(error) + String(error)).not.toContain(KEY)
  })

  it.each<[string, RequestListener]>([
    ["is broken", json({}, 503)],
    ["hangs up", (req) => req.socket.destroy()],
    ["never answers", () => undefined],
    ["never ends its answer", (_, res) => res.writeHead(200).write("{")],
  ])("that %s is unavailable", async (_, answer) => {
    const { store } = await hostThat(answer)

    await expect(store()).rejects.toMatchObject({ code: "image_host_unavailable" })
  })

  it("that is not there is unavailable", async () => {
    const { store } = await hostThat(() => undefined)
    server?.close()

    await expect(store()).rejects.toMatchObject({ code: "image_host_unavailable" })
  })

  it("keeps what is deleted, which the log tells without the key", async () => {
    const { provider, warnings } = providerOf("http://127.0.0.1:9/")
    const fileKey = "https://img.example.com/a.webp"

    await provider.delete([{ fileKey }])
    expect(warnings).toEqual([`The image host has no call to delete; it keeps ${fileKey}`])
    await expect(provider.getPresignedDownloadUrl({ fileKey })).resolves.toBe(fileKey)
    await expect(provider.getAsBuffer({ fileKey })).rejects.toThrow(/does not fetch/)
  })
})
