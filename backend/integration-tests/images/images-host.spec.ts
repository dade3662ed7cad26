import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { uploadedImageSchema } from "../../src/contract/product/picture/image"
import { signInAdmin } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"
import { filesIn, formOf, picture } from "../setup/upload"

const KEY = "key-of-the-image-host"
const ADDRESS = "https://img.example.com/a.webp"
let answer = { status: 200, body: "" }
const received: string[] = []

const host = createServer(async (req, res) => {
  received.push(await text(req))
  res.writeHead(answer.status).end(answer.body)
})

beforeAll(async () => {
  host.listen(0, "127.0.0.1")
  await once(host, "listening")
  process.env.IMAGE_HOST_URL = `http://127.0.0.1:${(host.address() as AddressInfo).port}/1/upload`
  process.env.IMAGE_HOST_KEY = KEY
})
afterAll(() => {
  delete process.env.IMAGE_HOST_URL
  delete process.env.IMAGE_HOST_KEY
  host.close()
})

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token = ""
    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      token = (await signInAdmin(getContainer(), api)).token
    })
    const send = async () =>
      api.post(
        "/images",
        formOf({ name: "image", content: await picture("jpeg"), filename: "a.jpg" }),
        token,
      )

    describe("POST /api/v1/images with an image host", () => {
      it("answers the host's address for the picture that the shop encoded", async () => {
        answer = { status: 200, body: JSON.stringify({ success: true, data: { url: ADDRESS } }) }
        const before = await filesIn("uploads")
        expect(uploadedImageSchema.parse((await send()).body).data.url).toBe(ADDRESS)
        expect(received.at(-1)).toContain("WEBP")
        expect(await filesIn("uploads")).toEqual(before)
      })

      it.each([
        ["image_host_refused", { status: 200, body: `{"success":false,"error":"${KEY}"}` }],
        ["image_host_refused", { status: 400, body: "no" }],
        ["image_host_unavailable", { status: 500, body: KEY }],
      ])("answers 502 %s and not what the host said", async (code, said) => {
        answer = said
        const failure = failureOf(await send())
        expect(failure).toMatchObject({ status: 502, code })
        expect(JSON.stringify(failure)).not.toContain(KEY)
        expect(await filesIn("incoming")).toEqual([])
      })
    })
  },
})
