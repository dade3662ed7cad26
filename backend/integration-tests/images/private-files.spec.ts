import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { stat, utimes } from "node:fs/promises"
import path from "node:path"
import forgetOldExports from "../../src/jobs/clean-up/forget-old-exports"
import { readEnvironment } from "../../src/settings/environment"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const { dataDir } = readEnvironment(process.env)
const exportedSchema = z.object({ file: z.object({ url: z.string(), filename: z.string() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeEach(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-1", name: "Disc one, vented" })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const get = (path: string, bearer?: string) =>
      api.call({ method: "GET", path, ...(bearer && { token: bearer }) })
    /** What the notification of an export links to. */
    async function exported() {
      await api.call({ method: "POST", path: "/admin/products/export", token, body: {} })
      const told = async () => {
        const service = getContainer().resolve(Modules.NOTIFICATION)
        return (await service.listNotifications({ channel: "feed" })).map(({ data }) => data)
      }
      await expect.poll(told).toHaveLength(1)
      const [data] = await told()
      return exportedSchema.parse(data).file
    }

    it("let staff save what Medusa's own export wrote, as its notification says", async () => {
      const { url, filename } = await exported()
      const answer = await get(url, token)
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${filename}"`,
          "cache-control": "private, no-store",
        },
      })
      expect(answer.body).toContain("Disc one, vented")
    })

    it("are their owner's alone on the disk, and end after a day", async () => {
      const { url } = await exported()
      const file = path.join(dataDir, "private", path.basename(url))
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      await forgetOldExports()
      expect((await get(url, token)).status).toBe(200)
      const before = new Date(Date.now() - 25 * 60 * 60 * 1000)
      await utimes(file, before, before)
      await forgetOldExports()
      expect((await get(url, token)).status).toBe(404)
    })

    it("are nobody else's, by no address", async () => {
      const { url } = await exported()
      const buyer = await signUp(api)
      expect((await get(url)).status).toBe(401)
      expect((await get(url, buyer.token)).status).toBe(401)
      expect((await get(url.replace("/admin/files", "/uploads"), token)).status).toBe(404)
    })

    it.each([
      "private-1-gone.csv",
      "private-1-..%2F..%2Fsecrets.json",
      "..%2Fsecrets.json",
      "a.webp",
    ])("are not what %s names", async (key) => {
      expect((await get(`/admin/files/${key}`, token)).status).toBe(404)
    })
  },
})
