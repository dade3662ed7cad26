import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { request } from "node:http"
import path from "node:path"
import { readEnvironment } from "../../src/settings/environment"
import { picture } from "../setup/upload"

const RANDOM = `${randomUUID()}.webp`

medusaIntegrationTestRunner({
  inApp: true,
  testSuite: ({ api: client }) => {
    let bytes: Buffer = Buffer.alloc(0)
    beforeAll(async () => {
      const { dataDir } = readEnvironment(process.env)
      bytes = await picture("webp")
      await mkdir(path.join(dataDir, "uploads/drawings"), { recursive: true })
      const write = (name: string, content: Buffer | string) =>
        writeFile(path.join(dataDir, name), content)
      await write(`uploads/${RANDOM}`, bytes)
      await write("uploads/drawings/a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
      await write("uploads/page.html", "<script>alert(1)</script>")
      await write("uploads/.hidden.webp", bytes)
      await write("outside.webp", bytes)
    })

    const fetched = (address: string, init?: RequestInit) =>
      fetch(client.defaults.baseURL + address, init)
    /** As it stands: fetch would straighten the path. */
    const statusOf = (raw: string) =>
      new Promise<{ status?: number; type?: string }>((resolve, reject) => {
        const { hostname, port } = new URL(client.defaults.baseURL)
        request({ hostname, port, path: raw }, ({ statusCode, headers }) => {
          resolve({ status: statusCode, type: headers["content-type"] })
        })
          .once("error", reject)
          .end()
      })

    describe("GET /uploads", () => {
      it("serves a picture for good, as what it is and nothing else", async () => {
        const answer = await fetched(`/uploads/${RANDOM}`)
        expect(answer.status).toBe(200)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          "content-type": "image/webp",
          "x-content-type-options": "nosniff",
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": expect.stringContaining("sandbox"),
        })
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      })

      it("serves a drawing, which may be drawn anew, for an hour", async () => {
        const { headers } = await fetched("/uploads/drawings/a.svg")
        expect(headers.get("content-type")).toContain("image/svg+xml")
        expect(headers.get("cache-control")).toBe("public, max-age=3600")
      })

      it("answers HEAD, a range and an unchanged picture", async () => {
        const head = await fetched(`/uploads/${RANDOM}`, { method: "HEAD" })
        expect(head.headers.get("content-length")).toBe(String(bytes.length))
        expect((await head.arrayBuffer()).byteLength).toBe(0)
        const part = await fetched(`/uploads/${RANDOM}`, { headers: { range: "bytes=8-11" } })
        expect(part.status).toBe(206)
        expect(await part.text()).toBe("WEBP")
        // Not by fetch: it asks for a fresh one as soon as it sees this header.
        const same = await client.get(`/uploads/${RANDOM}`, {
          headers: { "if-none-match": head.headers.get("etag") },
          validateStatus: () => true,
        })
        expect(same.status).toBe(304)
      })

      it.each([
        "/uploads",
        "/uploads/",
        "/uploads/drawings",
        "/uploads/drawings/",
        "/uploads/unknown.webp",
        "/uploads/page.html",
        "/uploads/.hidden.webp",
        "/uploads/../outside.webp",
        "/uploads/..%2foutside.webp",
        "/uploads/%2e%2e/outside.webp",
        "/uploads/..%5coutside.webp",
        "/uploads/drawings/..%2f..%2foutside.webp",
        "/uploads/%zz.webp",
      ])("answers %s with a plain 404", async (address) => {
        expect(await statusOf(address)).toEqual({
          status: 404,
          type: "text/plain; charset=utf-8",
        })
      })

      it.each(["/uploads/a.webp%00.html", `/uploads/${RANDOM}%00.webp`])(
        "has %s refused by the edge",
        async (address) => {
          expect(await statusOf(address)).toMatchObject({ status: 400 })
        },
      )

      it("says nothing of caching with a 404", async () => {
        const { headers } = await fetched(`/uploads/${randomUUID()}.webp`)
        expect(headers.get("cache-control")).toBeNull()
      })
    })
  },
})
