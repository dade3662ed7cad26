import { personDataSchema } from "../../../backend/src/contract/account/person"
import { readWebhooks } from "../../../backend/src/queries/webhook/endpoints"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { mailsTo } from "../../../backend/integration-tests/setup/outbox"
import {
  signInAdmin,
  signInMedusaAdmin,
  signUp,
  type Person,
} from "../../../backend/integration-tests/setup/people"
import { ownShop } from "../../../backend/integration-tests/setup/run/shop-suite"
import {
  addPart,
  openShop,
  type TestPart,
} from "../../../backend/integration-tests/setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../../../backend/integration-tests/setup/test-api"
import { webhookDesk } from "../../../backend/integration-tests/webhooks/webhook-desk"

const ADDRESS = "plugin:@halden/stock-notice/tell-when-there"
const noticeSchema = z.object({ quantity: z.number().nullable() })

ownShop({
  env: { SHOP_PLUGINS: "stock-notice" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let admin: Person
    let buyer: Person
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { stock: 20 })
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
      buyer = await signUp(api)
      // As the shop does at its start; here before the database is remembered.
      const engine = getContainer().resolve(Modules.WORKFLOW_ENGINE)
      await engine.run("enlist-subscribers", { input: {} })
    })

    const pathOf = (id = part.id) => `/x/halden-stock-notice/parts/${id}`
    const ask = (quantity: unknown, who = buyer) => api.put(pathOf(), { quantity }, who.token)
    const waitsFor = async (who: Person) =>
      dataOf(await api.get(pathOf(), who.token), noticeSchema).quantity
    /** As the jobs of the shop do. */
    const setStock = async (qty: number) => {
      expect((await api.put(`/product/${part.id}`, { qty }, admin.token)).status).toBe(200)
      const desk = webhookDesk(getContainer(), api, token)
      const endpoints = await readWebhooks(getContainer())
      await desk.lookAtStock()
      await desk.send(endpoints.find(({ url }) => url === ADDRESS)?.id ?? "")
    }
    const staff = (method: string, path: string) =>
      api.call({ method, path: `/admin${path}`, token })

    it("writes once to whoever waits, when as many pieces are there as they want", async () => {
      const other = await signUp(api)
      await ask("100")
      await ask(500, other)
      expect(await waitsFor(buyer)).toBe(100)
      await setStock(99)
      await setStock(120)
      await expect.poll(() => mailsTo(buyer.email, "100 pieces are there")).toHaveLength(1)
      expect(await waitsFor(buyer)).toBeNull()
      expect([await mailsTo(other.email), await waitsFor(other)]).toEqual([[], 500])
      await setStock(130)
      const [mail, ...more] = await mailsTo(buyer.email)
      expect(more).toEqual([])
      expect(mail?.text).toContain("Available now: 120")
      expect(mail?.text).toContain(`/product/${part.id}`)
    })

    it("is changed by asking again, and stopped by its owner alone", async () => {
      const other = await signUp(api)
      await ask(100)
      await ask(200)
      expect(await waitsFor(buyer)).toBe(200)
      await api.delete(pathOf(), other.token)
      expect([await waitsFor(buyer), await waitsFor(other)]).toEqual([200, null])
      expect((await api.delete(pathOf(), buyer.token)).body).toEqual({ success: true })
      expect(await waitsFor(buyer)).toBeNull()
      await setStock(300)
      expect(await mailsTo(buyer.email, "200 pieces")).toEqual([])
    })

    it("is one, whichever of several clicks at once comes first", async () => {
      const answers = await Promise.all([300, 300, 300, 300].map((quantity) => ask(quantity)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { body } = await staff("GET", `/products/${part.id}/stock-notices`)
      expect(body).toEqual({ people: 1, pieces: 300 })
    })

    it("is for whoever is signed in and has confirmed their address, of parts that there are", async () => {
      expect(failureOf(await api.put(pathOf(), { quantity: 5 })).status).toBe(401)
      const stranger = await signUp(api, { verified: false })
      expect(failureOf(await ask(5, stranger))).toMatchObject({
        status: 409,
        code: "halden_stock_notice.address_unconfirmed",
      })
      expect(failureOf(await ask("a few")).errors).toEqual([
        { field: "quantity", message: "quantity must be a number" },
      ])
      const unknown = await api.put(pathOf("prod_none"), { quantity: 5 }, buyer.token)
      expect(failureOf(unknown)).toMatchObject({ status: 404 })
    })

    it("tells staff how many wait for how much", async () => {
      await ask(100)
      await ask(500, await signUp(api))
      const { body } = await staff("GET", `/products/${part.id}/stock-notices`)
      expect(body).toEqual({ people: 2, pieces: 600 })
    })

    it("is told with a person's data, and gone with it", async () => {
      await ask(100)
      const path = `/customers/${buyer.id}/person-data`
      const told = personDataSchema.parse((await staff("GET", path)).body)
      expect(told.records["@halden/stock-notice.notices"]).toMatchObject([{ quantity: 100 }])
      expect((await staff("DELETE", path)).status).toBe(200)
      const { body } = await staff("GET", `/products/${part.id}/stock-notices`)
      expect(body).toEqual({ people: 0, pieces: 0 })
    })
  },
})
