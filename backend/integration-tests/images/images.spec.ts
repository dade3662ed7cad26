import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { imageAddress } from "../../src/contract/product/picture/image-address"
import { uploadedImageSchema } from "../../src/contract/product/picture/image"
import { readEnvironment } from "../../src/settings/environment"
import { signInAdmin, signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"
import { filesIn, formOf, picture } from "../setup/upload"

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
const HTML = "<!doctype html><script>alert(1)</script>"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token = ""
    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      token = (await signInAdmin(getContainer(), api)).token
    })
    afterEach(async () => {
      expect(await filesIn("incoming")).toEqual([])
    })

    const send = (content: Buffer | string, { filename = "photo.png", type = "image/png" } = {}) =>
      api.post("/images", formOf({ name: "image", content, filename, type }), token)
    const stored = async (content: Buffer, file?: { filename: string; type: string }) => {
      const answer = await send(content, file)
      expect(answer.status).toBe(200)
      const { url } = uploadedImageSchema.parse(answer.body).data
      const bytes = await readFile(path.join(readEnvironment(process.env).dataDir, url))
      return { url, bytes, metadata: await sharp(bytes).metadata() }
    }

    describe("POST /api/v1/images", () => {
      it.each(["png", "jpeg", "webp", "avif"] as const)("stores a %s as WebP", async (format) => {
        const { url, metadata } = await stored(await picture(format))
        expect(url).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/)
        expect(imageAddress.parse(url)).toBe(url)
        expect(metadata).toMatchObject({ format: "webp", width: 60, height: 40 })
      })

      it("goes by the content, not by name or declared type", async () => {
        const jpeg = await picture("jpeg")
        const { metadata } = await stored(jpeg, { filename: "../../x.html", type: "text/html" })
        expect(metadata.format).toBe("webp")
      })

      it("turns a photo upright and drops what the camera wrote into it", async () => {
        const photo = await sharp(await picture("jpeg", { width: 60, height: 20 }))
          .withExif({
            IFD0: { Copyright: "Somebody" },
            IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
          })
          .withMetadata({ orientation: 6 })
          .toBuffer()
        const { bytes, metadata } = await stored(photo)
        expect(metadata).toMatchObject({ width: 20, height: 60 })
        expect(metadata.exif).toBeUndefined()
        expect(bytes.includes("Somebody")).toBe(false)
      })

      it("brings the longest side down to 2,000 pixels and keeps transparency", async () => {
        const png = await picture("png", { width: 3000, height: 1500, alpha: 0.5 })
        const { metadata } = await stored(png)
        expect(metadata).toMatchObject({ width: 2000, height: 1000, hasAlpha: true })
      })

      it("takes a file of exactly 10 MB, beside fields that it does not know", async () => {
        const png = await picture("png")
        const padded = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length)])
        const form = formOf(
          { name: "title", content: "x".repeat(200_000) },
          { name: "preview", content: "ignored", filename: "a.txt" },
          { name: "image", content: padded, filename: "a.png" },
        )
        expect(await api.post("/images", form, token)).toMatchObject({ status: 200 })
      })

      it("answers ten uploads at once", async () => {
        const png = await picture("png", { width: 1500, height: 1500 })
        const answers = await Promise.all(Array.from({ length: 10 }, () => send(png)))
        const urls = answers.map(({ body }) => uploadedImageSchema.parse(body).data.url)
        expect(new Set(urls).size).toBe(10)
      })
    })

    describe("POST /api/v1/images refuses", () => {
      it("guests and customers", async () => {
        const buyer = await signUp(api)
        const form = formOf({ name: "image", content: await picture("png"), filename: "a.png" })
        expect(failureOf(await api.post("/images", form))).toMatchObject({ status: 401 })
        expect(failureOf(await api.post("/images", form, buyer.token))).toMatchObject({
          status: 403,
          code: "admins_only",
        })
      })

      it.each([
        ["SVG", SVG],
        ["HTML", HTML],
        ["PDF", "%PDF-1.7\n1 0 obj"],
        ["a GIF that is a script too", `GIF89a/*${" ".repeat(9)}*/=1;alert(1)`],
        ["a file that only tells a type of its own", "ftypavif"],
        ["a HEIC photo", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
      ])("%s", async (_, content) => {
        expect(failureOf(await send(content))).toMatchObject({
          status: 415,
          code: "unsupported_media_type",
          message: "The picture must be a PNG, JPEG, WebP or AVIF file",
        })
      })

      it.each(["gif", "tiff"] as const)("a real %s", async (format) => {
        expect(failureOf(await send(await picture(format)))).toMatchObject({ status: 415 })
      })

      it.each(["png", "jpeg", "webp", "avif"] as const)("half a %s", async (format) => {
        const whole = await picture(format, { width: 400, height: 400 })
        const half = whole.subarray(0, Math.floor(whole.length * 0.6))
        expect(failureOf(await send(half))).toMatchObject({
          status: 400,
          code: "invalid_image",
          errors: [{ field: "image" }],
        })
      })

      it("a signature with something else behind it", async () => {
        const disguised = Buffer.concat([(await picture("png")).subarray(0, 8), Buffer.from(HTML)])
        const failure = failureOf(await send(disguised))
        expect(failure).toMatchObject({ status: 400, code: "invalid_image" })
        expect(JSON.stringify(failure)).not.toContain("incoming")
      })

      it("a small file of many pixels", async () => {
        const bomb = await sharp({
          create: { width: 9000, height: 9000, channels: 3, background: "red" },
        })
          .png({ compressionLevel: 9 })
          .toBuffer()
        expect(bomb.length).toBeLessThan(1_000_000)
        expect(failureOf(await send(bomb))).toMatchObject({
          status: 400,
          code: "invalid_image",
          message: "The picture has more than 40 megapixels",
        })
      })

      it("an animation", async () => {
        const frames = await sharp([await picture("png"), await picture("png", { alpha: 0.5 })], {
          join: { animated: true },
        })
          .webp()
          .toBuffer()
        expect(failureOf(await send(frames))).toMatchObject({
          status: 400,
          message: "The picture is animated: send a still one",
        })
      })

      it("a missing, an empty and a second picture, by the field's name", async () => {
        const file = { name: "image", content: await picture("png"), filename: "a.png" }
        const sent = (form: FormData) => api.post("/images", form, token)
        for (const form of [
          formOf({ name: "other", content: "x" }),
          formOf({ name: "image", content: "text" }),
          formOf({ ...file, name: "photo" }),
          formOf({ ...file, content: "" }),
        ]) {
          expect(failureOf(await sent(form))).toMatchObject({
            status: 400,
            errors: [{ field: "image", message: "image is required" }],
          })
        }
        expect(failureOf(await sent(formOf(file, file)))).toMatchObject({
          status: 400,
          errors: [{ field: "image", message: "image must be at most 1 file" }],
        })
      })

      it("more than 10 MB, and keeps nothing of it", async () => {
        const before = await filesIn("uploads")
        expect(failureOf(await send(Buffer.alloc(10 * 1024 * 1024 + 1)))).toMatchObject({
          status: 413,
          code: "body_too_large",
        })
        expect(failureOf(await send(Buffer.alloc(30 * 1024 * 1024)))).toMatchObject({ status: 413 })
        expect(await filesIn("uploads")).toEqual(before)
      })

      it("a body that is no multipart", async () => {
        expect(failureOf(await api.post("/images", { image: "x" }, token))).toMatchObject({
          status: 415,
          code: "unsupported_media_type",
        })
      })
    })
  },
})
