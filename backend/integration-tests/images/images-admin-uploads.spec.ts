import { z } from "@medusajs/framework/zod"
import { readFile } from "node:fs/promises"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { filesIn, formOf, headOf, MULTIPART, openUpload, picture, TAIL } from "../setup/upload"

const filesSchema = z.object({ files: z.array(z.object({ id: z.string(), url: z.string() })) })
const importSchema = z.object({ transaction_id: z.string(), summary: z.object({}).loose() })
const CSV =
  "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value\n"
const ROW = "a-disc,A disc,One,Size,One\n"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token = ""
    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })
    afterEach(async () => {
      expect(await filesIn("incoming")).toEqual([])
    })

    const post = (path: string, body: unknown) => api.call({ method: "POST", path, token, body })
    const get = (path: string) => api.call({ method: "GET", path })
    const upload = (...files: { content: Buffer | string; filename: string; type?: string }[]) =>
      post("/admin/uploads", formOf(...files.map((file) => ({ name: "files", ...file }))))

    describe("POST /admin/uploads", () => {
      it("stores what the media form of a product sends, encoded anew", async () => {
        const answer = await upload(
          { content: await picture("png"), filename: "a.png", type: "image/png" },
          { content: await picture("jpeg"), filename: "b.jpg", type: "image/jpeg" },
        )
        const { files } = filesSchema.parse(answer.body)
        expect(files).toHaveLength(2)
        for (const { id, url } of files) {
          expect(url).toBe(`/uploads/${id}`)
          expect((await get(url)).headers["content-type"]).toBe("image/webp")
        }
      })

      it("gives a file that Medusa finds and deletes", async () => {
        const { files } = filesSchema.parse(
          (await upload({ content: await picture("png"), filename: "a.png" })).body,
        )
        const [{ id, url } = { id: "", url: "" }] = files
        const path = `/admin/uploads/${id}`
        const found = await api.call({ method: "GET", path, token })
        expect(found.body).toMatchObject({ file: { id, url } })
        await api.call({ method: "DELETE", path, token })
        expect((await get(url)).status).toBe(404)
      })

      it.each([
        ["HTML", { content: "<html>", filename: "page.html", type: "text/html" }],
        ["SVG", { content: "<svg/>", filename: "a.svg", type: "image/svg+xml" }],
        [
          "HTML under a picture's name",
          { content: "<html>", filename: "a.png", type: "image/png" },
        ],
      ])("refuses %s", async (_, file) => {
        const before = await filesIn("uploads")
        expect(await upload(file)).toMatchObject({
          status: 415,
          body: { type: "invalid_data", code: "unsupported_media_type" },
        })
        expect(await filesIn("uploads")).toEqual(before)
      })

      it("stores none of several when one of them is refused", async () => {
        const before = await filesIn("uploads")
        const good = { content: await picture("png"), filename: "a.png" }
        expect((await upload(good, { content: "<html>", filename: "b.png" })).status).toBe(415)
        expect(await filesIn("uploads")).toEqual(before)
      })

      it("refuses what is too large, and what is no upload", async () => {
        const large = { content: Buffer.alloc(10 * 1024 * 1024 + 1), filename: "a.png" }
        expect(await upload(large)).toMatchObject({ status: 413, body: { code: "body_too_large" } })
        expect((await post("/admin/uploads", { files: [] })).status).toBe(415)
      })

      it("takes nothing from who is not of the staff", async () => {
        const form = formOf({ name: "files", content: await picture("png"), filename: "a.png" })
        const answer = await api.call({ method: "POST", path: "/admin/uploads", body: form })
        expect(answer.status).toBe(401)
      })
    })

    describe("the import of products", () => {
      it("brings its file through the same door, where only the import reads it", async () => {
        const signed = await post("/admin/uploads/presigned-urls", {
          originalname: "parts.csv",
          mime_type: "text/csv",
          size: 1,
        })
        expect(signed.body).toMatchObject({ url: "/admin/uploads" })

        const csv = { content: CSV + ROW, filename: "parts.csv", type: "text/csv" }
        const { files } = filesSchema.parse((await upload(csv)).body)
        const [{ id, url } = { id: "", url: "" }] = files
        expect((await get(new URL(url).pathname)).status).toBe(404)

        const started = await post("/admin/products/imports", {
          file_key: id,
          originalname: "parts.csv",
          extension: "csv",
          size: 1,
          mime_type: "text/csv",
        })
        expect(started).toMatchObject({ status: 202 })
        const { transaction_id, summary } = importSchema.parse(started.body)
        expect(summary).toMatchObject({ toCreate: 1 })

        await post(`/admin/products/imports/${transaction_id}/confirm`, {})
        const path = "/admin/products?handle=a-disc"
        const imported = async () => (await api.call({ method: "GET", path, token })).body
        await expect.poll(imported).toMatchObject({ count: 1 })
      })

      it("keeps a page that calls itself CSV from everybody", async () => {
        const page = "<script>alert(1)</script>"
        const { files } = filesSchema.parse(
          (await upload({ content: page, filename: "a.csv", type: "text/html" })).body,
        )
        expect((await get(`/uploads/${files[0]?.id}`)).status).toBe(404)
        const kept = await Promise.all((await filesIn("private")).map((f) => readFile(f, "utf8")))
        expect(kept).toContain(page)
      })

      it("refuses a file of unknown length at Medusa's older call", async () => {
        const { sending, answer } = openUpload(`${client.defaults.baseURL}/admin/products/import`, {
          authorization: `Bearer ${token}`,
          "content-type": MULTIPART,
        })
        sending.write(headOf("file"))
        sending.end(TAIL)
        expect((await answer).status).toBe(413)
      })
    })
  },
})
