import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { DEFAULT_CARRIERS } from "../../src/contract/shop/carriers"
import { DEFAULT_SYNONYMS } from "../../src/contract/shop/synonyms"
import { readSellable } from "../../src/queries/product/products"
import { readShop } from "../../src/queries/shop/shop"
import { readEnvironment } from "../../src/settings/environment"
import { databaseImage } from "../setup/run/database-image"
import { mailsTo } from "../setup/outbox"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { writeReview } from "../setup/review"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { failureOf, testApi, type Answer } from "../setup/test-api"

const DEFAULTS = {
  name: "Halden Motor Works",
  logo: "",
  address: "14 Foundry Lane\nHalden, HM 0316",
  phone: "+1 555 010 0316",
  hours: "Monday to Friday, 7:00 to 17:00",
  web: "halden.example",
  staff_mails: [readEnvironment(process.env).admin.email],
  minimum_order_quantity: 50,
  review_moderation: true,
  synonyms: [...DEFAULT_SYNONYMS],
  carriers: [...DEFAULT_CARRIERS],
  return_days: 30,
}

// The shop reads it when it starts.
vi.hoisted(() => (process.env.REVIEW_MODERATION = "on"))

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let admin: Person
    let buyer: Person
    let part: TestPart

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const call = (method: "GET" | "POST", path: string, more: { token?: string; body?: unknown }) =>
      api.call({ method, path: `/admin${path}`, ...more })
    const change = (body: object) => call("POST", "/shop-settings", { body, token })
    const setRule = (body: object, id = part.id) =>
      call("POST", `/products/${id}/quantity-rule`, { body, token })
    const order = (qty: number) => api.post("/orders", purchaseOf(part, buyer, qty), buyer.token)
    const said = ({ status, body }: Answer) => ({ status, ...(body as { message?: string }) })

    it("are the defaults at first, and what staff set from then on, each by itself", async () => {
      expect((await call("GET", "/shop-settings", { token })).body).toEqual({
        shop_settings: DEFAULTS,
        vehicles: true,
      })
      const phone = "+47 21 00 00 00"
      expect((await change({ phone })).body).toEqual({ shop_settings: { ...DEFAULTS, phone } })
      const rest = { name: "North Parts", address: "", staff_mails: ["A@x.example", "a@x.example"] }
      await change(rest)
      expect((await call("GET", "/shop-settings", { token })).body).toEqual({
        shop_settings: { ...DEFAULTS, phone, ...rest, staff_mails: ["a@x.example"] },
        vehicles: true,
      })
    })

    it("are for staff alone, as the rule of a product is", async () => {
      const before = await databaseImage(getContainer())
      const doors = ["/shop-settings", `/products/${part.id}/quantity-rule`]
      for (const path of doors) {
        for (const person of [undefined, buyer.token, admin.token]) {
          const read = await call("GET", path, { token: person })
          const write = await call("POST", path, { token: person, body: {} })
          expect([path, read.status, write.status]).toEqual([path, 401, 401])
        }
        expect((await call("GET", path, { token })).status).toBe(200)
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("refuse a bad value and name its field, and change nothing", async () => {
      const before = await databaseImage(getContainer())
      const bad: [field: string, body: object][] = [
        ["name", { name: " " }],
        ["logo", { logo: "javascript:alert(1)" }],
        ["phone", { phone: "1".repeat(41) }],
        ["address", { address: "a\u0007", name: "North" }],
        ["staff_mails", { staff_mails: [] }],
        ["staff_mails", { staff_mails: ["a@x.example", "nobody"] }],
        ["minimum_order_quantity", { minimum_order_quantity: 0 }],
        ["minimum_order_quantity", { minimum_order_quantity: 1.5 }],
        ["review_moderation", { review_moderation: "yes" }],
        ["synonyms", { synonyms: ["rotor"] }],
        ["synonyms", { synonyms: ["rotor, disc", `rotor, ${"x".repeat(41)}`] }],
        ["synonyms", { synonyms: Array.from({ length: 501 }, (_, at) => `a${at}, b${at}`) }],
        ["isAdmin", { isAdmin: true }],
      ]
      for (const [field, body] of bad) {
        const answer = said(await change(body))
        expect([field, answer.status, answer.message?.includes(field)]).toEqual([field, 400, true])
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("stay as they were where a later step fails", async () => {
      await change({ phone: "1" })
      const before = await databaseImage(getContainer())
      const engine = getContainer().resolve(Modules.WORKFLOW_ENGINE)
      const input = { phone: "2", minimum_order_quantity: -1 }
      await expect(engine.run("update-shop-settings", { input })).rejects.toThrow()
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("name words that mean the same, from the next search on", async () => {
      const total = async () => {
        const list = await api.get("/products?q=frisbees")
        const facets = await api.get("/products/facets?q=frisbees")
        const told = (facets.body as { data: { total: number } }).data.total
        expect(list.headers["x-total-count"]).toBe(String(told))
        return told
      }
      expect(await total()).toBe(0)
      const synonyms = [" Frisbee ,brake   disc,", ""]
      expect((await change({ synonyms })).body).toMatchObject({
        shop_settings: { synonyms: ["Frisbee, brake disc"] },
      })
      expect(await total()).toBe(1)
      await change({ synonyms: [] })
      expect(await total()).toBe(0)
    })

    it("let reviews wait for staff, or not", async () => {
      const { status } = await writeReview(api, buyer)
      expect(status).toBe("pending")
      await change({ review_moderation: false })
      expect((await writeReview(api, buyer)).status).toBe("published")
      await change({ review_moderation: true })
      expect((await writeReview(api, buyer)).status).toBe("pending")
    })

    it("set the minimum at every door at once", async () => {
      expect((await order(50)).status).toBe(201)
      await change({ minimum_order_quantity: 60 })

      const sentence = "sorry you have to order over 60 at a time"
      expect(failureOf(await order(59))).toMatchObject({ status: 422, message: sentence })
      expect((await api.get("/config")).body).toMatchObject({ data: { minimumOrderQuantity: 60 } })
      expect((await api.get("/products")).body).toMatchObject({ data: [{ minimumQuantity: 60 }] })
      expect((await api.get(`/product/${part.id}`)).body).toMatchObject({
        data: { minimumQuantity: 60 },
      })
      const { region_id, sales_channel_id } = await readShop(getContainer())
      const variant_id = (await readSellable(getContainer(), part.id))?.variant_id
      const items = [{ variant_id, quantity: 59 }]
      const email = "customer@example.org"
      const draft = await call("POST", "/draft-orders", {
        token,
        body: { email, region_id, sales_channel_id, items },
      })
      const { draft_order } = draft.body as { draft_order: { id: string } }
      const convert = `/draft-orders/${draft_order.id}/convert-to-order`
      expect(said(await call("POST", convert, { token, body: {} }))).toMatchObject({
        status: 400,
        message: sentence,
      })
      expect((await order(60)).status).toBe(201)
    })

    it("name the mails of staff, all of whom are told of an order, and who signs it", async () => {
      const staff = [`one-${randomUUID()}@example.com`, `two-${randomUUID()}@example.com`]
      await change({ staff_mails: staff, name: "North <Parts>", address: "", web: "north.example" })
      const customer = await signUp(api)
      await placeOrder(api, { part, buyer: customer })
      for (const person of staff) {
        await expect.poll(() => mailsTo(person)).toHaveLength(1)
      }
      await expect.poll(() => mailsTo(customer.email)).toHaveLength(1)
      const [mail] = await mailsTo(customer.email)
      expect(mail?.text).toMatch(/\n\nNorth <Parts>\n\+1 555 010 0316 · north\.example$/)
      expect(mail?.html).toContain("North &lt;Parts&gt;<br>")
    })

    describe("the rule of a product", () => {
      it("is what staff set, from the next order on", async () => {
        const rule = { minimum: 40, maximum: 96, multiple: 12, carton: 12 }
        expect((await setRule(rule)).body).toEqual({
          quantity_rule: { ...rule, shop_minimum: 50, first_quantity: 48 },
        })
        expect(failureOf(await order(39)).message).toBe("sorry you have to order over 40 at a time")
        expect(failureOf(await order(50)).errors).toEqual([
          { field: "qty", message: "order 48 or 60" },
        ])
        expect(failureOf(await order(108)).errors).toEqual([{ field: "qty", message: "order 96" }])
        expect((await order(48)).status).toBe(201)
        expect((await api.get(`/product/${part.id}`)).body).toMatchObject({
          data: { minimumQuantity: 40, multiple: 12 },
        })
      })

      it("falls back to the shop's where nothing is set", async () => {
        await change({ minimum_order_quantity: 30 })
        expect((await setRule({ multiple: 20 })).body).toMatchObject({
          quantity_rule: { minimum: null, shop_minimum: 30, first_quantity: 40 },
        })
        expect((await order(40)).status).toBe(201)
      })

      it("is made once where two set the first one, and refuses what allows nothing", async () => {
        const bare = await addPart(getContainer(), { sku: "BD-BARE" })
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("product_product_quantity_rule_quantity_rule").delete()
        await database("quantity_rule").delete()
        await Promise.all([setRule({ minimum: 5 }, bare.id), setRule({ minimum: 5 }, bare.id)])
        expect(await database("quantity_rule").where({ minimum: 5 })).toHaveLength(1)

        const before = await databaseImage(getContainer())
        const nothing = said(await setRule({ minimum: 50, maximum: 59, multiple: 12 }))
        expect(nothing).toMatchObject({
          status: 400,
          message: "Nothing could be ordered: the first quantity is 60, above the maximum",
        })
        for (const body of [{ minimum: 0 }, { multiple: 1.5 }, { maximum: "9" }, { price: 1 }]) {
          expect((await setRule(body)).status).toBe(400)
        }
        expect((await setRule({ minimum: 5 }, "prod_none")).status).toBe(404)
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })
  },
})
