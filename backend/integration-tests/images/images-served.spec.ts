import { randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { request } from "node:http"
import path from "node:path"
import sharp from "sharp"
import { readEnvironment } from "../../src/settings/environment"
import { picture } from "../setup/upload"
import { sharedShop } from "../setup/run/shop-suite"

const RANDOM = `${randomUUID()}.webp`

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="red" d="${"M1 1h9".repeat(200)}"/></svg>`

sharedShop({
  testSuite: ({ api: client }) => {
    let bytes: Buffer = Buffer.alloc(0)
    beforeAll(async () => {
      const { dataDir } = readEnvironment(process.env)
      bytes = await picture("webp", { width: 900, height: 600 })
      await mkdir(path.join(dataDir, "uploads/drawings"), { recursive: true })
      const write = (name: string, content: Buffer | string) =>
        writeFile(path.join(dataDir, name), content)
      await write(`uploads/${RANDOM}`, bytes)
      await write("uploads/drawings/a.svg", DRAWING)
      await write("uploads/drawings/a.webp", bytes)
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

      it("sends a drawing's text compressed", async () => {
        const headers = { "accept-encoding": "gzip, br" }
        const answer = await fetched("/uploads/drawings/a.svg", { headers })
        expect(answer.headers.get("content-encoding")).toBe("br")
        expect(answer.headers.get("vary")).toContain("Accept-Encoding")
        expect(await answer.text()).toBe(DRAWING)
      })

      it.each(["webp", "avif"])(
        "makes a picture smaller when it is asked for as %s",
        async (format) => {
          const address = `/uploads/${RANDOM}?width=320&format=${format}`
          // At once: it is made for the first and there for the others.
          const answers = await Promise.all([fetched(address), fetched(address), fetched(address)])
          for (const answer of answers) {
            expect(answer.headers.get("content-type")).toBe(`image/${format}`)
            expect(answer.headers.get("cache-control")).toContain("immutable")
            const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
            expect({ width, height }).toEqual({ width: 320, height: 213 })
          }
        },
      )

      it("makes none larger than it is", async () => {
        const answer = await fetched(`/uploads/${RANDOM}?width=1280&format=webp`)
        expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 900 })
      })

      it("draws a drawing at the width, and anew when it has changed", async () => {
        const address = "/uploads/drawings/a.webp?width=480&format=webp"
        const before = await fetched(address)
        expect(before.headers.get("cache-control")).toBe("public, max-age=3600")
        const first = Buffer.from(await before.arrayBuffer())
        expect(await sharp(first).metadata()).toMatchObject({ width: 480, height: 360 })
        const { dataDir } = readEnvironment(process.env)
        const drawings = path.join(dataDir, "uploads/drawings")
        await writeFile(path.join(drawings, "a.svg"), DRAWING.replace("M1 1h9", "M9 9h300v200"))
        await writeFile(path.join(drawings, "a.webp"), bytes)
        const second = Buffer.from(await (await fetched(address)).arrayBuffer())
        expect(second.equals(first)).toBe(false)
        await writeFile(path.join(drawings, "a.svg"), DRAWING)
      })

      it.each([
        "width=333&format=webp",
        "width=320&format=gif",
        "width=320",
        "width=320&width=480&format=webp",
      ])("sends the picture as it is for ?%s, of which it makes none", async (query) => {
        const answer = await fetched(`/uploads/${RANDOM}?${query}`)
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      })

      it.each([
        "/uploads/drawings/none.webp",
        "/uploads/drawings/..%2f..%2foutside.webp",
        "/uploads/..%2foutside.webp",
        "/uploads/.hidden.webp",
      ])("makes no %s smaller", async (address) => {
        expect((await fetched(`${address}?width=320&format=webp`)).status).toBe(404)
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
