import { mkdir, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { readEnvironment } from "../../src/settings/environment"
import { incomingFolder, incomingName } from "../../src/files/incoming-folder"
import { signInAdmin, signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { filesIn, headOf, MULTIPART, openUpload, TAIL, picture } from "../setup/upload"

const MB = 1024 * 1024

/** What a process of our number had received when it was killed. */
beforeAll(async () => {
  const { dataDir } = readEnvironment(process.env)
  const abandoned = path.join(incomingFolder(dataDir), incomingName())
  await mkdir(abandoned, { recursive: true })
  await writeFile(path.join(abandoned, "0"), "half")
})

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let headers: Record<string, string> = {}
    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      const { token } = await signInAdmin(getContainer(), api)
      headers = { authorization: `Bearer ${token}`, "content-type": MULTIPART }
    })
    const open = (more: Record<string, string> = {}) =>
      openUpload(`${client.defaults.baseURL}/api/v1/images`, { ...headers, ...more })
    const bytesOnDisk = async () => {
      const sizes = (await filesIn("incoming")).map(async (file) => (await stat(file)).size)
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    }
    const nothingOnDisk = () => expect.poll(() => filesIn("incoming")).toEqual([])

    it("starts with nothing of uploads that a kill broke off", async () => {
      expect(await filesIn("incoming")).toEqual([])
    })

    describe("an upload to POST /api/v1/images", () => {
      it("is on disk while the rest of it is still to come", async () => {
        const { sending, answer } = open()
        sending.write(headOf("image"))
        for (let sent = 0; sent < 8; sent++) sending.write(Buffer.alloc(MB))
        await expect.poll(bytesOnDisk).toBeGreaterThan(7 * MB)
        sending.end(TAIL)
        expect((await answer).status).toBe(415)
        await nothingOnDisk()
      })

      it("leaves nothing when its sender is gone midway", async () => {
        const { sending, answer } = open()
        const gone = answer.catch((error: Error) => error)
        sending.write(headOf("image"))
        sending.write(Buffer.alloc(MB))
        await expect.poll(bytesOnDisk).toBeGreaterThan(0)
        sending.destroy()
        expect(await gone).toBeInstanceOf(Error)
        await nothingOnDisk()
        expect((await api.get("/config")).status).toBe(200)
      })

      it.each([
        ["that closes its connection", { connection: "close" }],
        ["that keeps its connection", { connection: "keep-alive" }],
        ["that tells its length", { "content-length": String(24 * MB) }],
      ])("is told that it is too large, also a sender %s", async (_, more) => {
        const { sending, answer } = open(more)
        const head = headOf("image")
        sending.write(head)
        for (let sent = 0; sent < 23; sent++) sending.write(Buffer.alloc(MB))
        sending.end(Buffer.alloc(MB - head.length))
        expect(await answer).toMatchObject({
          status: 413,
          body: expect.stringContaining('"code":"body_too_large"'),
        })
        await nothingOnDisk()
      })

      it("writes nothing of a customer's", async () => {
        const { token } = await signUp(api)
        const { sending, answer } = open({ authorization: `Bearer ${token}` })
        sending.write(headOf("image"))
        sending.write(Buffer.alloc(MB))
        expect((await answer).status).toBe(403)
        expect(await filesIn("incoming")).toEqual([])
        sending.destroy()
      })

      it.each([
        ["without a boundary", "multipart/form-data", headOf("image")],
        ["that ends in a file", MULTIPART, headOf("image") + "half"],
        ["that ends in a head", MULTIPART, headOf("image").slice(0, 60)],
        ["with a broken head", MULTIPART, headOf("image").replace(": ", "\0") + TAIL],
        ["with another boundary", "multipart/form-data; boundary=other", headOf("image") + TAIL],
        ["of nothing", MULTIPART, ""],
      ])("is refused with 400 %s", async (_, type, body) => {
        const { sending, answer } = open({ "content-type": type })
        sending.end(body)
        const { status, body: text } = await answer
        expect({ status, code: JSON.parse(text).code }).toEqual({
          status: 400,
          code: "invalid_multipart",
        })
        await nothingOnDisk()
      })

      it("of many small parts is refused", async () => {
        const { sending, answer } = open()
        for (let part = 0; part < 200; part++) sending.write(headOf("other") + "\r\n")
        sending.write(headOf("image"))
        sending.write(await picture("png"))
        sending.end(TAIL)
        expect((await answer).status).toBe(400)
      })
    })
  },
})
